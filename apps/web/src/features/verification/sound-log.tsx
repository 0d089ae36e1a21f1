import { useLocale, useTranslations } from "next-intl";
import { coverOf } from "../../boards/register.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import type { GameLogVerification } from "../../lib/api-client/types.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { DataTable } from "../../ui/lists/data-table.tsx";
import { DescriptionList } from "../../ui/lists/description-list.tsx";
import styles from "./log-facts.module.css";

type Sound = Extract<GameLogVerification, { readonly isSound: true }>;

/** What a sound log shows: its ranking, and the values to compare with those that the reader noted during the game. */
export function SoundLog({ file, log }: { readonly file: string; readonly log: Sound }) {
  const t = useTranslations("game-files.verify");
  return (
    <>
      <Alert kind="success" title={t("sound", { file })}>
        <p>{t(log.rulesChecked ? "allChecked" : "rulesSkipped")}</p>
      </Alert>
      <Ranking log={log} />
      <LogFacts log={log} />
    </>
  );
}

function Ranking({ log: { ranking } }: { readonly log: Sound }) {
  const t = useTranslations("game-files.verify.ranking");
  if (ranking.length === 0) return <p>{t("none")}</p>;
  const rows = ranking.map(({ seat, rank, score }) => ({
    key: String(seat),
    head: t("seat", { seat: seat + 1 }),
    cells: [rank, score],
  }));
  return <DataTable caption={t("caption")} columns={[t("player"), t("rank"), t("score")]} rows={rows} />;
}

function LogFacts({ log }: { readonly log: Sound }) {
  const t = useTranslations("game-files.verify.facts");
  const { game, ruleset, revision, events, commitment, head, chance } = log;
  const cover = coverOf(ruleset);
  const title = cover.title(useTranslate(cover.messages));
  const locale = useLocale();
  const seats = new Intl.ListFormat(locale).format(chance.addedBy.map((seat) => String(seat + 1)));
  return (
    <DescriptionList className={styles.facts}>
      <dt>{t("ruleset")}</dt>
      <dd>{t("revision", { ruleset: title, revision })}</dd>
      <dt>{t("game")}</dt>
      <dd>
        <code>{game}</code>
      </dd>
      <dt>{t("events")}</dt>
      <dd>{events}</dd>
      <dt>{t("entropy")}</dt>
      <dd>{chance.addedBy.length === 0 ? t("noEntropy") : t("addedBy", { count: chance.addedBy.length, seats })}</dd>
      <dt>{t("drawsUndone")}</dt>
      <dd>{chance.drawsUndone}</dd>
      <dt>{t("commitment", { scheme: chance.scheme })}</dt>
      <dd>
        <code>{commitment}</code>
      </dd>
      <dt>{t("head")}</dt>
      <dd>
        <code>{head}</code>
      </dd>
    </DescriptionList>
  );
}
