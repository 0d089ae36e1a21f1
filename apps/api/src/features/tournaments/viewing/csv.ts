import type { tournaments as schemas } from "@seneschal/schema";
import { csvOf, tieBreaksCell } from "../../../platform/http/responses/csv.ts";

const leagueColumns = ["season", "divisionName", "movement"];

/** The standings as CSV, with a column for each criterion. */
export function standingsCsv(
  { season, order, rows }: schemas.TournamentStandings,
  divisionNames: readonly string[],
): string {
  const columns = ["rank", "player", "name", "division", "status", ...order, "club"];
  return csvOf(
    season === null ? columns : [...columns, ...leagueColumns],
    rows.map(({ figures, ...row }) => ({
      ...row,
      season,
      divisionName: row.division === null ? null : divisionNames[row.division - 1],
      ...Object.fromEntries(order.map((criterion, place) => [criterion, figures[place]])),
    })),
  );
}

const resultColumns = [
  "round",
  "stage",
  "table",
  "division",
  "game",
  "verdict",
  "seat",
  "player",
  "name",
  "rank",
  "score",
  "tieBreaks",
  "isForfeit",
  "points",
  "season",
  "purpose",
  "substitute",
  "substituteShare",
];

/** All results as CSV, one line per seat. */
export function resultsCsv({ rounds, players }: schemas.TournamentBody): string {
  const names = new Map(players.map(({ player, name }) => [player, name]));
  const rows = rounds.flatMap(({ round, stage, season, tables }) =>
    tables.flatMap(({ places, points, ...table }) =>
      (places ?? []).map((place, at) => ({
        ...table,
        ...place,
        tieBreaks: tieBreaksCell(place.tieBreaks),
        round,
        stage,
        season,
        seat: table.players.indexOf(place.player),
        name: names.get(place.player) ?? "",
        points: points?.[at],
        substitute: place.substitute?.player ?? null,
        substituteShare: place.substitute?.share ?? null,
      })),
    ),
  );
  return csvOf(resultColumns, rows);
}
