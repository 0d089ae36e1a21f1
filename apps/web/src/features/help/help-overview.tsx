import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { PageShell } from "../../components/layout/page-shell.tsx";
import { languageOf } from "../../i18n/languages.ts";
import { Section } from "../../ui/layout/section.tsx";
import { Title } from "../../ui/typography/title.tsx";
import { helpPages } from "./generated/help-pages.ts";
import { type HelpPageName, helpGroups } from "./help-groups.ts";
import styles from "./help-overview.module.css";

/** All help pages, with their introductions. Rendered on the server. */
export async function HelpOverview() {
  const t = await getTranslations("help");
  return (
    <PageShell width="narrow">
      <Title title={t("title")} sub={t("sub")} />
      <p>{t.rich("rules", { link: (text) => <Link href="/rules">{text}</Link> })}</p>
      <HelpGroup title={t("groups.organizers")} names={helpGroups.organizers} />
      <HelpGroup title={t("groups.programs")} names={helpGroups.programs}>
        <p>
          {t.rich("reference", {
            link: (text) => <a href="/docs">{text}</a>,
            changes: (text) => <Link href="/help/api-changes">{text}</Link>,
          })}
        </p>
      </HelpGroup>
      <HelpGroup title={t("groups.verification")} names={helpGroups.verification} />
    </PageShell>
  );
}

interface HelpGroupProps {
  readonly title: string;
  readonly names: readonly HelpPageName[];
  readonly children?: React.ReactNode;
}

async function HelpGroup({ title, names, children }: HelpGroupProps) {
  const language = languageOf(await getLocale());
  return (
    <Section title={title}>
      <ul className={styles.pages}>
        {names.map((name) => (
          <li key={name}>
            <Link href={`/help/${name}`}>{helpPages[name][language].title}</Link>
            <p>{helpPages[name][language].introduction}</p>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
