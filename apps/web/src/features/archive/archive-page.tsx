import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageShell } from "../../components/layout/page-shell.tsx";
import type { ArchiveMonth } from "../../lib/api-client/types.ts";
import { Section } from "../../ui/layout/section.tsx";
import { Title } from "../../ui/typography/title.tsx";
import { ArchiveMonths } from "./archive-months.tsx";
import styles from "./archive-page.module.css";

interface ArchivePageProps {
  /** The newest first; `undefined` if they could not be loaded. */
  readonly months: readonly ArchiveMonth[] | undefined;
}

const code = (text: ReactNode) => <code>{text}</code>;

/** What the archive of finished games has, and how people and programs use it. Rendered on the server. */
export function ArchivePage({ months }: ArchivePageProps) {
  const t = useTranslations("archive");
  return (
    <PageShell width="narrow" className={styles.page}>
      <Title title={t("title")} sub={t("sub")} />
      <p>
        {t("content")} <Link href="/games/finished">{t("browse")}</Link>
      </p>
      <Section title={t("months.title")} className={styles.part}>
        <p>{t("months.about")}</p>
        <ArchiveMonths months={months} />
      </Section>
      <Section title={t("follow.title")} className={styles.part}>
        <p>{t.rich("follow.about", { path: "GET /v1/archive/games", code })}</p>
        <p>{t.rich("follow.logs", { path: "GET /v1/archive/logs", code })}</p>
        <p>{t.rich("follow.reference", { link: (text) => <a href="/docs">{text}</a> })}</p>
      </Section>
      <Section title={t("use.title")} className={styles.part}>
        <p>{t.rich("use.verify", { link: (text) => <Link href="/games/verify">{text}</Link> })}</p>
        <p>{t.rich("use.import", { link: (text) => <Link href="/games/import">{text}</Link> })}</p>
        <p>{t.rich("use.guide", { link: (text) => <Link href="/help/verify-a-game">{text}</Link> })}</p>
      </Section>
    </PageShell>
  );
}
