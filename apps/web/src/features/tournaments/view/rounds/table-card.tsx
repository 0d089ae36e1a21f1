"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { useTranslate } from "../../../../boards/use-translate.ts";
import { useDescribeScore } from "../../../../components/games/use-describe-score.ts";
import { markedName } from "../../../../components/seats/marked-name.ts";
import type { RecordedTablePlace, Tournament, TournamentTable } from "../../../../lib/api-client/types.ts";
import { Shield } from "../../../../ui/heraldry/shield.tsx";
import { Text } from "../../../../ui/typography/text.tsx";
import { TableActions } from "../../director/rounds/table-actions.tsx";
import { PlayerName } from "../../entrants/player-name.tsx";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { OverdueMark } from "../../overdue/overdue-mark.tsx";
import { CorrectionList } from "../../parts/correction-list.tsx";
import { placementsText } from "../../parts/placements-text.ts";
import { roundWords } from "../../parts/round-words.ts";
import { PhysicalTable } from "../../physical/physical-table.tsx";
import { useDivisionName } from "../league/use-division-name.ts";
import { areSamePlacements } from "./same-placements.ts";
import styles from "./table-card.module.css";

interface TableCardProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly table: TournamentTable;
}

/** A table: its players, game, result and corrections. */
export function TableCard({ tournament, round, table }: TableCardProps) {
  const t = useTranslations("tournaments.rounds");
  return (
    <li id={`table-${round}-${table.table}`} className={styles.table} tabIndex={-1}>
      <p className={styles.head}>
        <b>{t("table", { table: table.table })}</b>
        <TableAbout tournament={tournament} table={table} />
        <GameLink tournament={tournament} table={table} round={round} />
        <OverdueMark tournament={tournament} round={round} table={table} />
        {tournament.you.mayDirect && <TableActions tournament={tournament} round={round} table={table} />}
      </p>
      <TablePlayers tournament={tournament} table={table} />
      <PhysicalTable tournament={tournament} round={round} table={table} />
      {table.annulment !== null && (
        <Text as="p" small>
          {t(`annulled.${table.annulment}`)}
        </Text>
      )}
      <Corrections tournament={tournament} table={table} />
    </li>
  );
}

/** The division of a table, and what it is played for. */
function TableAbout({ tournament, table: { division, purpose } }: Omit<TableCardProps, "round">) {
  const t = useTranslations("tournaments.rounds");
  const divisionName = useDivisionName(tournament);
  return (
    <>
      {division !== null && <Text muted>{divisionName(division)}</Text>}
      {purpose !== null && <Text muted>{t(`purposes.${purpose}`)}</Text>}
    </>
  );
}

function GameLink({ tournament, table: of, round }: TableCardProps) {
  const t = useTranslations("tournaments.rounds");
  const { game, table } = of;
  const stateText = t(`tableStates.${stateOf(of)}`);
  if (game === null) return <Text muted>{stateText}</Text>;
  return (
    <Link
      href={`/games/${game}`}
      aria-label={t("gameOf", { state: stateText, ...roundWords(tournament, round), table })}
    >
      {stateText}
    </Link>
  );
}

function stateOf({ game, state, verdict, boards }: TournamentTable) {
  if (verdict !== null && verdict !== "played") return verdict;
  if (state === "waiting" && boards === "physical") return "physical";
  return state === "over" && game === null ? "entered" : state;
}

/** In the order of seats; after the end, of placements. */
function TablePlayers({ tournament, table }: Omit<TableCardProps, "round">) {
  const t = useTranslations("tournaments.rounds");
  const playerNames = usePlayerNames(tournament);
  const describeScore = useDescribeScore(tournament.plan.ruleset);
  const { players, places, points, forfeited } = table;
  const order = places === null ? players : places.toSorted(byRank).map(({ player }) => player);
  return (
    <ul className={styles.players}>
      {order.map((player) => {
        const at = places?.findIndex((place) => place.player === player) ?? -1;
        const place = places?.[at];
        const hasLeft = place?.isForfeit ?? forfeited.includes(player);
        return (
          <li key={player}>
            <Shield seat={players.indexOf(player)} />
            <span className={styles.player}>
              <PlayerName named={playerNames(player)} />
              {hasLeft && (
                <Text as="small" muted>
                  {" "}
                  {t("forfeit")}
                </Text>
              )}
            </span>
            {place?.substitute !== undefined && (
              <Text as="small" muted>
                {t("substitute", {
                  name: place.substitute.player === null ? "" : playerNames(place.substitute.player).marked,
                  isKnown: String(place.substitute.player !== null),
                })}
              </Text>
            )}
            {place !== undefined && (
              <span className={styles.placement}>
                {t("placed", { rank: place.rank, score: describeScore(place), points: hundredths(points?.[at] ?? 0) })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const hundredths = (figure: number) => Math.round(figure * 100) / 100;
const byRank = (one: RecordedTablePlace, other: RecordedTablePlace) => one.rank - other.rank;

function Corrections({ tournament, table: { corrections, places } }: Omit<TableCardProps, "round">) {
  const t = useTranslations("tournaments.rounds");
  const tCommon = useTranslate("common");
  const format = useFormatter();
  const playerNames = usePlayerNames(tournament);
  if (corrections.length === 0) return null;
  return (
    <CorrectionList>
      {corrections.map(({ at, by, reason, before }, number) => {
        const after = corrections[number + 1]?.before ?? places ?? [];
        const isUpheld = before !== null && areSamePlacements(before, after);
        return (
          <li key={at}>
            <b>
              {t(isUpheld ? "upheld" : "corrected", {
                by: by === null ? t("server") : markedName(by, tCommon),
                on: format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" }),
              })}
            </b>{" "}
            {reason}
            {before !== null && !isUpheld && (
              <Text muted> {t("before", { places: placementsText(before, playerNames) })}</Text>
            )}
          </li>
        );
      })}
    </CorrectionList>
  );
}
