import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { Title } from "../../ui/typography/title.tsx";
import styles from "./help-page.module.css";

interface HelpPageProps {
  readonly title: string;
  /** Generated from our own guides. */
  readonly html: string;
}

/** A guide of the site. Rendered on the server. */
export async function HelpPage({ title, html }: HelpPageProps) {
  const t = await getTranslations("help");
  return (
    <PageShell width="narrow">
      <Title title={title} sub={<Link href="/help">{t("all")}</Link>} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is made from docs/guides before the build. */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
    </PageShell>
  );
}
