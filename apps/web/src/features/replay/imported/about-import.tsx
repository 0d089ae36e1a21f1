import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { NameMark } from "../../../components/seats/name-mark.tsx";
import type { ImportedGame } from "../../../lib/api-client/types.ts";
import { usePlayer } from "../../../lib/queries/use-players.ts";
import { Section } from "../../../ui/layout/section.tsx";
import { DescriptionList } from "../../../ui/lists/description-list.tsx";
import { Text } from "../../../ui/typography/text.tsx";

/** Where an imported game comes from, who imported it, and what was verified. */
export function AboutImport({ game }: { readonly game: ImportedGame }) {
  const t = useTranslations("game-files.imported.about");
  const format = useFormatter();
  const { origin, importedAt, startedAt, finishedAt, version, rulesChecked } = game;
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: "medium" });
  return (
    <div id="import">
      <Section title={t("title")}>
        <Text as="p">{t("counts")}</Text>
        <DescriptionList>
          <dt>{t("origin")}</dt>
          <dd>{origin ?? t("unknown")}</dd>
          <dt>{t("played")}</dt>
          <dd>
            {t("days", {
              from: day(startedAt),
              to: day(finishedAt),
              isOneDay: String(day(startedAt) === day(finishedAt)),
            })}
          </dd>
          <dt>{t("importer")}</dt>
          <dd>
            <Importer account={game.importedBy} />
          </dd>
          <dt>{t("importedOn")}</dt>
          <dd>{day(importedAt)}</dd>
          <dt>{t("events")}</dt>
          <dd>{version}</dd>
        </DescriptionList>
        <Text as="p" muted small>
          {t(rulesChecked ? "checked" : "skipped")} {t("names")}
        </Text>
      </Section>
    </div>
  );
}

function Importer({ account }: { readonly account: string | null }) {
  const t = useTranslations("game-files.imported.about");
  const player = usePlayer(account ?? "", account !== null);
  if (account === null || player.isError) return t("deletedAccount");
  if (player.data === undefined) return "…";
  return (
    <>
      <Link href={`/players/${account}`}>{player.data.name}</Link>
      <NameMark kind={player.data.nameKind} />
    </>
  );
}
