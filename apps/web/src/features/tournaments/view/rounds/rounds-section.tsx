"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useTranslate } from "../../../../boards/use-translate.ts";
import { markedName } from "../../../../components/seats/marked-name.ts";
import type { Tournament, TournamentRound } from "../../../../lib/api-client/types.ts";
import { useSession } from "../../../../lib/queries/account/use-session.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Disclosure } from "../../../../ui/layout/disclosure.tsx";
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
      <RoundTables tournament={tournament} round={round} />
      {round.byes.length > 0 && (
        <p>{t("byes", { names: round.byes.map((player) => playerNames(player).marked).join(", ") })}</p>
      )}
      <Absent tournament={tournament} round={round} />
      <Amendments round={round} />
      <PairingExplained round={round} />
    </details>
  );
}

/** With more tables than this, the others are shown on demand. */
const tablesMax = 8;
const tablesAtFirst = 6;

/** The tables of a round; of many, the reader's own ones and the first. */
function RoundTables({ tournament, round: { round, tables } }: Omit<RoundPartProps, "isOpen">) {
  const t = useTranslations("tournaments.rounds");
  const own = useSession().data?.id ?? "";
  const list = (shown: typeof tables) => (
    <ol className={styles.tables}>
      {shown.map((table) => (
        <TableCard key={table.table} tournament={tournament} round={round} table={table} />
      ))}
    </ol>
  );
  if (tables.length <= tablesMax) return list(tables);
  const [mine, others] = [true, false].map((isOwn) => tables.filter((one) => one.players.includes(own) === isOwn));
  const shown = [...(mine ?? []), ...(others ?? [])];
  const first = Math.max(mine?.length ?? 0, tablesAtFirst);
  return (
    <>
      {list(shown.slice(0, first))}
      <Disclosure className={styles.others}>
        <summary>{t("others", { tables: shown.length - first })}</summary>
        {list(shown.slice(first))}
      </Disclosure>
    </>
  );
}

/** Players who planned to miss the round. */
function Absent({ tournament, round: { absent } }: Omit<RoundPartProps, "isOpen">) {
  const t = useTranslations("tournaments.rounds");
  const playerNames = usePlayerNames(tournament);
  const namesOf = (players: typeof absent) => players.map(({ player }) => playerNames(player).marked).join(", ");
  const byes = absent.filter(({ isBye }) => isBye);
  const others = absent.filter(({ isBye }) => !isBye);
  return (
    <>
      {byes.length > 0 && <p>{t("requestedByes", { names: namesOf(byes) })}</p>}
      {others.length > 0 && <p>{t("absent", { names: namesOf(others) })}</p>}
    </>
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
