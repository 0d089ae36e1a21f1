import type { tournaments as words } from "@seneschal/schema";
import { z } from "zod";
import { Problem } from "../../../platform/http/problem.ts";
import { knownPlayers } from "../../../stores/names/player-names-queries.ts";
import { listTournaments, type TournamentRow } from "../../../stores/tournament-list-queries.ts";
import type { TournamentDeps } from "../types.ts";
import { type Names, namesIn } from "./show-tournament.ts";

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
  const before = cursor === undefined ? undefined : placeOf(cursor);
  // One row more than the limit shows whether there is another page.
  const found = await listTournaments(pool, { viewer, isMine: mine, phase, ruleset, before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const names = await knownPlayers(pool, [...new Set(shown.flatMap((row) => [...row.directors, ...row.winners]))]);
  const last = shown.at(-1);
  return {
    tournaments: shown.map((row) => summaryOf(row, names)),
    next: found.length > limit && last !== undefined ? cursorAt(last) : null,
  };
}

function summaryOf({ directors, winners, formats, ...row }: TournamentRow, names: Names): words.TournamentSummary {
  return {
    ...row,
    formats: formats as words.TournamentSummary["formats"],
    directors: directors.map((account) => namesIn(names, account)),
    winners: winners.map((account) => namesIn(names, account)),
    startsAt: row.startsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

// ISO 8601 has a year 0, Postgres does not.
const place = z.tuple([z.iso.datetime().regex(/^(?!0000)/), z.uuid()]);

const cursorAt = ({ createdAt, id }: TournamentRow): string =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString("base64url");

function placeOf(cursor: string) {
  const parsed = place.safeParse(jsonOf(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw new Problem("malformed-request", "The cursor must be `next` of the previous page.");
  const [createdAt, id] = parsed.data;
  return { createdAt, id };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
