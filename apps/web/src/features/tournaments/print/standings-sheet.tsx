"use client";

import { useFormatter, useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Tournament, TournamentStandings } from "../../../lib/api-client/types.ts";
import { useTournamentStandings } from "../../../lib/queries/use-tournaments.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { usePlayerNames } from "../entrants/use-player-names.ts";
import { useDivisionName } from "../view/league/use-division-name.ts";
import { displayValue } from "../view/standings/display-value.ts";
import { titlesOf } from "../view/standings/layout/titles.ts";
import { inPages, linesMax } from "./pages.ts";
import { Sheet } from "./sheet.tsx";
import styles from "./standings-sheet.module.css";

/** The standings of the current or last stage. */
export function StandingsSheet({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.print");
  const tTournaments = useTranslations("tournaments");
  const standings = useTournamentStandings(tournament.id, { stage: undefined, season: undefined });
  if (standings.isError) return <ProblemAlert failure={standings.error} />;
  if (standings.data === undefined) return <Loading label={tTournaments("loading")} />;
  const isFinal = tournament.phase === "finished";
  const headings = new Set(standings.data.rows.flatMap(({ division }) => division ?? [])).size;
  const pages = inPages(standings.data.rows, linesMax - 2 - headings);
  return pages.map((rows, place) => (
    <Sheet
      key={rows[0]?.player ?? ""}
      tournament={tournament}
      title={t(isFinal ? "finalStandings" : "standings", { season: standings.data.season ?? 0 })}
      lines={rows.length + 2 + headings}
      page={{ number: place + 1, of: pages.length }}
    >
      <Table tournament={tournament} order={standings.data.order} rows={rows} />
    </Sheet>
  ));
}

interface TableProps {
  readonly tournament: Tournament;
  readonly order: TournamentStandings["order"];
  readonly rows: readonly TournamentStandings["rows"][number][];
}

/** Points have a column of their own, and a random draw says nothing on paper. */
const isPrinted = (criterion: TournamentStandings["order"][number]) => criterion !== "points" && criterion !== "lot";

function Table({ tournament, order, rows }: TableProps) {
  const t = useTranslations("club-evening.print");
  const tCriterion = useTranslations("tournaments.criteria");
  const format = useFormatter();
  const playerNames = usePlayerNames(tournament);
  const criteria = order.map((criterion, place) => ({ criterion, place })).filter((one) => isPrinted(one.criterion));
  const divisionName = useDivisionName(tournament);
  const divisions = [...new Set(rows.map(({ division }) => division))];
  const figure = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  return (
    <table className={styles.standings}>
      <thead>
        <tr>
          <th scope="col">{t("place")}</th>
          <th scope="col">{t("player")}</th>
          <th scope="col">{tCriterion("points")}</th>
          {criteria.map(({ criterion }) => (
            <th key={criterion} scope="col">
              {tCriterion(criterion)}
            </th>
          ))}
        </tr>
      </thead>
      {divisions.map((division) => (
        <tbody key={division}>
          {division !== null && (
            <tr>
              <th colSpan={3 + criteria.length} scope="rowgroup" className={styles.division}>
                {divisionName(division)}
              </th>
            </tr>
          )}
          {rows
            .filter((row) => row.division === division)
            .map((row) => (
              <tr key={row.player}>
                <td>{row.rank}</td>
                <th scope="row">
                  {playerNames(row.player).name} <Marks tournament={tournament} row={row} />
                </th>
                <td>{figure(row.points)}</td>
                {criteria.map(({ criterion, place }) => (
                  <td key={criterion}>{figure(displayValue(criterion, row.figures[place] ?? 0))}</td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

/** The club of a player, promotion or relegation, withdrawal and titles, as on the page. */
function Marks({ tournament, row }: { readonly tournament: Tournament; readonly row: TableProps["rows"][number] }) {
  const t = useTranslations("tournaments");
  const { player, club, movement, status } = row;
  const marks = [
    club,
    movement && t(`league.movements.${movement}`),
    status === "withdrawn" && t("standings.withdrawn"),
    ...titlesOf(tournament, player),
  ].filter(Boolean);
  return marks.length === 0 ? null : <small>({marks.join(", ")})</small>;
}
