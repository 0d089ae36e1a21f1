import type { series as schemas } from "@seneschal/schema";
import { accountOf, type SeriesResult, seriesResultsOf, seriesTable, type state } from "@seneschal/tournament";
import { cursorOf, pageEndOf } from "../../../platform/http/cursor.ts";
import { csvOf } from "../../../platform/http/responses/csv.ts";
import { knownPlayers } from "../../../stores/names/player-names-queries.ts";
import type { Viewer } from "../access.ts";
import type { TournamentDeps } from "../types.ts";
import { type Names, namesIn } from "../viewing/names.ts";
import { mutableCopy } from "../viewing/show-tournament.ts";
import { mayDirectSeries, seriesNotFound } from "./change-series.ts";
import { findSeries, lastChanges, listSeries, tournamentsInSeries } from "./series-store.ts";

type Deps = Pick<TournamentDeps, "pool" | "store">;
const changesShown = 100;

/** A series as this viewer sees it: without drafts of others. */
export async function showSeries(
  { pool }: Pick<Deps, "pool">,
  id: string,
  viewer: Viewer,
): Promise<schemas.SeriesBody> {
  const found = await findSeries(pool, id);
  if (found === undefined) throw seriesNotFound();
  const changes = await lastChanges(pool, id, changesShown);
  const tournaments = await tournamentsInSeries(pool, id);
  const names = await knownPlayers(pool, [...new Set([...found.directors, ...changes.map(({ by }) => by)])]);
  const mayDirect = mayDirectSeries(viewer, found);
  const isShown = ({ isPublished, directors }: (typeof tournaments)[number]) =>
    isPublished || mayDirect || directors.includes(viewer?.id ?? "");
  return {
    id,
    name: found.name,
    description: found.description,
    rules: mutableCopy(found.rules),
    directors: found.directors.map((account) => namesIn(names, account)),
    tournaments: tournaments.filter(isShown).map(({ directors: _, isPublished: __, ...one }) => ({
      ...one,
      startsAt: one.startsAt?.toISOString() ?? null,
      endedAt: one.endedAt?.toISOString() ?? null,
    })),
    mayDirect,
    changes: changes.map(({ at, by, change }) => ({
      at: at.toISOString(),
      by: namesIn(names, by),
      change: change as schemas.LoggedSeriesChange,
    })),
    createdAt: found.createdAt.toISOString(),
  };
}

interface Query {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly director: string | null;
}

/** A page of series, newest first. */
export async function pageOfSeries({ pool }: Pick<Deps, "pool">, { limit, cursor, director }: Query) {
  const before = cursor === undefined ? undefined : pageEndOf(cursor);
  // One row more than the limit shows whether there is another page.
  const found = await listSeries(pool, { director, before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const names = await knownPlayers(pool, [...new Set(shown.flatMap(({ directors }) => directors))]);
  const last = shown.at(-1);
  return {
    series: shown.map((row) => ({
      ...row,
      directors: row.directors.map((account) => namesIn(names, account)),
      createdAt: row.createdAt.toISOString(),
    })),
    next:
      found.length > limit && last !== undefined ? cursorOf({ at: last.createdAt.toISOString(), id: last.id }) : null,
  };
}

/** The combined table, computed from the logs of its finished tournaments. */
export async function standingsOfSeries({ pool, store }: Deps, id: string): Promise<schemas.SeriesStandings> {
  const found = await findSeries(pool, id);
  if (found === undefined) throw seriesNotFound();
  const finished = (await tournamentsInSeries(pool, id)).filter(({ phase }) => phase === "finished");
  const entries: { tournament: string; results: readonly SeriesResult[] }[] = [];
  for (const { id: tournament } of finished) {
    const stored = await store.current(tournament);
    if (stored !== undefined) entries.push({ tournament, results: resultsOf(stored.tournament) });
  }
  const rows = seriesTable(entries, found.rules);
  const names = await knownPlayers(
    pool,
    rows.map(({ player }) => player),
  );
  return {
    rules: mutableCopy(found.rules),
    rows: rows.map((row) => ({ ...mutableCopy(row), ...nameOf(row.player, names) })),
  };
}

/** The results by players who are the same in every tournament. */
function resultsOf(tournament: state.Tournament): readonly SeriesResult[] {
  const results = seriesResultsOf(tournament).map((result) => ({
    ...result,
    player: keyOf(tournament, result.player),
  }));
  return results.filter(({ player }, place) => results.findIndex((other) => other.player === player) === place);
}

const ofName = "name:";

/** An account is the same player everywhere; players without one are the same if their names are. */
function keyOf({ players }: state.Tournament, player: string): string {
  const own = players.find((one) => one.player === player);
  if (own === undefined || own.name === null) return player;
  return accountOf(own) ?? `${ofName}${own.name}`;
}

const nameOf = (player: string, names: Names) => ({
  name: player.startsWith(ofName) ? player.slice(ofName.length) : (names.get(player)?.name ?? ""),
  nameKind: names.get(player)?.nameKind ?? null,
});

/** The combined table as CSV, with a column of points for each tournament. */
export function seriesCsv({ rules, rows }: schemas.SeriesStandings, { tournaments }: schemas.SeriesBody): string {
  const counted = tournaments.filter(({ phase }) => phase === "finished");
  const columns = ["rank", "player", "name", "points", ...rules.tieBreaks, ...counted.map(({ id }) => id)];
  return csvOf(
    columns,
    rows.map(({ figures, sources, ...row }) => ({
      ...row,
      ...Object.fromEntries(rules.tieBreaks.map((tieBreak, place) => [tieBreak, figures[place]])),
      ...Object.fromEntries(sources.map(({ tournament, points }) => [tournament, points])),
    })),
  );
}
