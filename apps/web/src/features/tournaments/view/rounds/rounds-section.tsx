"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useTranslate } from "../../../../boards/use-translate.ts";
import { markedName } from "../../../../components/seats/marked-name.ts";
import type { Tournament, TournamentRound } from "../../../../lib/api-client/types.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Section } from "../../../../ui/layout/section.tsx";
import { Text } from "../../../../ui/typography/text.tsx";
import { RoundActions } from "../../director/rounds/round-actions.tsx";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { CorrectionList } from "../../parts/correction-list.tsx";
import { roundWords } from "../../parts/round-words.ts";
import { PairingExplained } from "./pairing-explained.tsx";
import styles from "./rounds-section.module.css";
import { TableCard } from "./table-card.tsx";

/** All rounds with their tables; the current one first. */
export function RoundsSection({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournaments.rounds");
  const rounds = tournament.rounds.toReversed();
  return (
    <div id="rounds">
      <Section title={t("title")}>
        {rounds.length === 0 && <EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
        {rounds.map((round, place) => (
          <RoundPart key={round.round} tournament={tournament} round={round} isOpen={place === 0} />
        ))}
      </Section>
    </div>
  );
}

interface RoundPartProps {
  readonly tournament: Tournament;
  readonly round: TournamentRound;
  readonly isOpen: boolean;
}

function RoundPart({ tournament, round, isOpen }: RoundPartProps) {
  const t = useTranslations("tournaments.rounds");
  const playerNames = usePlayerNames(tournament);
  const ended = round.tables.filter(({ state }) => state === "over").length;
  return (
    <details className={styles.round} id={`round-${round.round}`} open={isOpen}>
      <summary>
        <b>{t("round", roundWords(tournament, round.round))}</b>{" "}
        <Text muted>
          {t(`states.${round.state}`, { ended, tables: round.tables.length })} <Deadline round={round} />
        </Text>
      </summary>
      {tournament.you.mayDirect && <RoundActions tournament={tournament} round={round} />}
      <ol className={styles.tables}>
        {round.tables.map((table) => (
          <TableCard key={table.table} tournament={tournament} round={round.round} table={table} />
        ))}
      </ol>
      {round.byes.length > 0 && (
        <p>{t("byes", { names: round.byes.map((player) => playerNames(player).marked).join(", ") })}</p>
      )}
      <Amendments round={round} />
      <PairingExplained round={round} />
    </details>
  );
}

function Amendments({ round: { amendments } }: Pick<RoundPartProps, "round">) {
  const t = useTranslations("tournaments.rounds");
  const tCommon = useTranslate("common");
  const format = useFormatter();
  if (amendments.length === 0) return null;
  return (
    <CorrectionList>
      {amendments.map(({ at, by, reason }) => (
        <li key={at}>
          <b>
            {t("amended", {
              by: by === null ? t("server") : markedName(by, tCommon),
              on: format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" }),
            })}
          </b>{" "}
          {reason}
        </li>
      ))}
    </CorrectionList>
  );
}

function Deadline({ round: { deadline, state } }: { readonly round: TournamentRound }) {
  const t = useTranslations("tournaments.rounds");
  const format = useFormatter();
  if (deadline === null || state === "closed") return null;
  return (
    <time dateTime={deadline}>
      {t("until", { at: format.dateTime(new Date(deadline), { dateStyle: "medium", timeStyle: "short" }) })}
    </time>
  );
}
