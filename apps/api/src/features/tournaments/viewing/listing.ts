import type { tournaments as schemas } from "@seneschal/schema";
import { cursorOf, pageEndOf } from "../../../platform/http/cursor.ts";
import { knownPlayers } from "../../../stores/names/player-names-queries.ts";
import { listTournaments, type TournamentRow } from "../../../stores/tournament-list-queries.ts";
import type { TournamentDeps } from "../types.ts";
import { type Names, namesIn } from "./names.ts";

interface Query {
  readonly phase?: string | undefined;
  readonly ruleset?: string | undefined;
  readonly mine?: boolean | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A page of tournaments, newest first. */
export async function tournamentsPage(
  { pool }: Pick<TournamentDeps, "pool">,
  { phase, ruleset, mine = false, limit, cursor }: Query,
  viewer: string | undefined,
) {
  const before = cursor === undefined ? undefined : pageEndOf(cursor);
  // One row more than the limit shows whether there is another page.
  const found = await listTournaments(pool, { viewer, isMine: mine, phase, ruleset, before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const names = await knownPlayers(pool, [...new Set(shown.flatMap((row) => [...row.directors, ...row.winners]))]);
  const last = shown.at(-1);
  return {
    tournaments: shown.map((row) => summaryOf(row, names)),
    next:
      found.length > limit && last !== undefined ? cursorOf({ at: last.createdAt.toISOString(), id: last.id }) : null,
  };
}

function summaryOf(
  { directors, winners, named, formats, ...row }: TournamentRow,
  names: Names,
): schemas.TournamentSummary {
  return {
    ...row,
    formats: formats as schemas.TournamentSummary["formats"],
    directors: directors.map((account) => namesIn(names, account)),
    winners: winners.map((player) => {
      const name = named[player];
      return name === undefined ? namesIn(names, player) : { account: player, name, nameKind: null };
    }),
    startsAt: row.startsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
