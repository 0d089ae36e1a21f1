import type { tournaments } from "@seneschal/schema";
import type { Pool } from "pg";
import type { PageEnd } from "../platform/http/cursor.ts";

export interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly phase: "draft" | "open" | "running" | "finished" | "cancelled";
  readonly formats: readonly string[];
  readonly directors: readonly string[];
  readonly winners: readonly string[];
  /** The names of winners that a director entered by name. */
  readonly named: Readonly<Record<string, string>>;
  readonly players: number;
  readonly playersMost: number;
  readonly startsAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly isYours: boolean;
}

interface Filter {
  /** Drafts are shown to their directors only. */
  readonly viewer: string | undefined;
  readonly isMine: boolean;
  readonly phase: string | undefined;
  readonly ruleset: string | undefined;
  readonly before: PageEnd | undefined;
  readonly limit: number;
}

/** The condition for a row of `tournaments` whose registration was opened. A draft may be cancelled unseen. */
export const isPublished = `(tournaments.phase <> 'draft' and (tournaments.phase <> 'cancelled' or exists (
  select from tournament_events as opening
  where opening.tournament_id = tournaments.tournament_id and opening.type = 'EntryOpened')))`;

/** Returns tournaments from their projection, newest first. */
export async function listTournaments(pool: Pool, filter: Filter): Promise<readonly TournamentRow[]> {
  const { viewer, isMine, phase, ruleset, before, limit } = filter;
  const { rows } = await pool.query<TournamentRow>({
    name: "list-tournaments",
    text: `select * from (
             select tournament_id as id, name, ruleset, phase, formats, directors, winners, players,
               players_max as "playersMost", starts_at as "startsAt", created_at as "createdAt", ended_at as "endedAt",
               (coalesce($1 = any(directors), false) or exists (
                 select from tournament_players own
                 where own.tournament_id = tournaments.tournament_id and own.player = $1 and own.status <> 'withdrawn'
               )) as "isYours",
               (select coalesce(json_object_agg(named.player, named.name), '{}') from tournament_players named
                where named.tournament_id = tournaments.tournament_id and named.player = any(winners)
                  and named.name is not null) as named
             from tournaments where ${isPublished} or $1 = any(directors)) shown
           where (not $2::boolean or "isYours")
             and ($3::text is null or phase = $3) and ($4::text is null or ruleset = $4)
             and ($5::timestamptz is null or ("createdAt", id) < ($5, $6::uuid))
           order by "createdAt" desc, id desc limit $7`,
    values: [viewer ?? null, isMine, phase, ruleset, before?.at, before?.id, limit],
  });
  return rows;
}

/** Returns the tournament tables of these games, by game. */
export async function tablesOfGames(
  pool: Pool,
  games: readonly string[],
): Promise<ReadonlyMap<string, tournaments.GameInTournament>> {
  if (games.length === 0) return new Map();
  const { rows } = await pool.query<tournaments.GameInTournament & { game: string }>({
    name: "tables-of-games",
    text: `select game_id as game, tournament_id as tournament, name, round, number as table
           from tournament_games join tournaments using (tournament_id) where game_id = any($1)`,
    values: [games],
  });
  return new Map(rows.map(({ game, ...table }) => [game, table]));
}

export const tableOfGame = async (pool: Pool, game: string) => (await tablesOfGames(pool, [game])).get(game);

/** Returns the tournaments that an account has registered for, or was entered for, and that are not over. */
export async function tournamentsEntered(pool: Pool, account: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: "tournaments-entered",
    text: `select tournament_id as id from tournament_players join tournaments using (tournament_id)
           where player = $1 and status <> 'withdrawn' and phase in ('draft', 'open', 'running')`,
    values: [account],
  });
  return rows.map(({ id }) => id);
}
