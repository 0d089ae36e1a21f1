import Link from "next/link";
import { getFormatter, getTranslations } from "next-intl/server";
import { PageShell } from "../../components/layout/page-shell.tsx";
import type { ApiChange, ApiVersion } from "../../lib/api-client/types.ts";
import { Section } from "../../ui/layout/section.tsx";
import { Title } from "../../ui/typography/title.tsx";
import styles from "./api-changes-page.module.css";

interface ApiChangesPageProps {
  /** The newest first; `undefined` if they could not be loaded. */
  readonly versions: readonly ApiVersion[] | undefined;
}

/** What has changed in the API, by version. Rendered on the server. */
export async function ApiChangesPage({ versions }: ApiChangesPageProps) {
  const t = await getTranslations("help");
  return (
    <PageShell width="narrow">
      <Title title={t("changes.title")} sub={t("changes.sub")} />
      <p>{t.rich("changes.about", { link: (text) => <a href="/docs">{text}</a> })}</p>
      {versions === undefined && <p>{t("changes.unavailable")}</p>}
      {versions?.map((one) => (
        <VersionSection key={one.version} {...one} />
      ))}
      <p>
        <Link href="/help">{t("all")}</Link>
      </p>
    </PageShell>
  );
}

async function VersionSection({ version, date, changes }: ApiVersion) {
  const day = await dayFormat();
  return (
    <Section title={version} aside={<time dateTime={date}>{day(date)}</time>}>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeItem key={change.text} {...change} />
        ))}
      </ul>
    </Section>
  );
}

async function ChangeItem({ type, text, part, sunset }: ApiChange) {
  const t = await getTranslations("help");
  const day = await dayFormat();
  return (
    <li>
      <b>{t(`changes.types.${type}`)}</b>{" "}
      <span>
        {part !== undefined && <code className={styles.part}>{part}</code>}
        {withCode(text)} {sunset !== undefined && t("changes.sunset", { date: day(sunset) })}
      </span>
    </li>
  );
}

/** Names are between backticks. */
const withCode = (text: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
  text.split("`").map((part, place) => (place % 2 === 0 ? part : <code key={place}>{part}</code>));

/** The days of the changelog are in UTC. */
async function dayFormat() {
  const format = await getFormatter();
  return (day: string) => format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: "long", timeZone: "UTC" });
}
