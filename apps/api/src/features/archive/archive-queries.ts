import type { Pool } from "pg";
import type { GameSummary } from "../../domain/game/summary.ts";
import type { PageEnd } from "../../platform/http/cursor.ts";

/** Which finished public games to list. */
export interface ArchiveFilter {
  readonly ruleset: string | undefined;
  /** Accounts that all have a seat. */
  readonly players: readonly string[];
  /** Only games that this account won, or lost. */
  readonly result: { readonly of: string; readonly is: "won" | "lost" } | undefined;
  readonly games: readonly string[] | undefined;
  /** Whether the games count for ratings. */
  readonly isRated: boolean | undefined;
  readonly since: string | undefined;
  readonly until: string | undefined;
  /** Only games that ended after this one. */
  readonly after: PageEnd | undefined;
  /** Games of the last seconds are left out: one that ended earlier could still be in a transaction. */
  readonly endedBefore: Date;
  readonly limit: number;
}

/** A finished public game. */
export interface FinishedGame {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly revision: number;
  readonly version: number;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly outcome: GameSummary["outcome"];
  readonly head: string;
  readonly seats: readonly FinishedSeat[];
}

interface FinishedSeat {
  readonly seat: number;
  readonly kind: "nobody" | "person" | "bot" | "caretaker";
  readonly account: string | null;
  readonly bot: "easy" | "medium" | "hard" | null;
}

/** Whether a place in the ranking of a game has these members. */
const isPlaced = <Members extends string>(members: Members) =>
  `(games.outcome->'ranking')::jsonb @> jsonb_build_array(jsonb_build_object(${members}))` as const;

/** Finished public games in the order in which they ended. */
export async function finishedGames(pool: Pool, filter: ArchiveFilter): Promise<readonly FinishedGame[]> {
  const { ruleset, players, result, games, isRated, since, until, after, endedBefore, limit } = filter;
  const { rows } = await pool.query<FinishedGame>({
    name: "finished-games",
    text: `select games.game_id as id, games.name, games.ruleset, games.revision, games.version,
             games.started_at as "startedAt", games.finished_at as "finishedAt", games.outcome, events.digest as head,
             (select coalesce(json_agg(json_build_object('seat', seat, 'kind', kind, 'account', account, 'bot', bot)
                order by seat), '[]') from seats where seats.game_id = games.game_id) as seats
           from games join events on events.game_id = games.game_id and events.version = games.version
           where games.state = 'finished' and games.visibility = 'public'
             and games.started_at is not null and games.finished_at is not null
             and games.finished_at < $9
             and ($1::text is null or games.ruleset = $1)
             and (cardinality($2::text[]) = 0 or cardinality($2::text[]) = (select count(distinct account) from seats
               where seats.game_id = games.game_id and seats.account = any($2)))
             and ($3::uuid[] is null or games.game_id = any($3))
             and ($4::timestamptz is null or games.finished_at >= $4)
             and ($5::timestamptz is null or games.finished_at < $5)
             and ($6::timestamptz is null or (games.finished_at, games.game_id) > ($6, $7::uuid))
             and ($10::text is null or exists (
               select from seats where seats.game_id = games.game_id and seats.account = $11 and ${isPlaced("'seat', seats.seat")}
                 and ($10 = 'won') = ${isPlaced("'seat', seats.seat, 'rank', 1")}))
             and ($12::boolean is null or $12 = exists (
               select from rated_games where rated_games.game_id = games.game_id and exemption is null))
           order by games.finished_at, games.game_id limit $8`,
    values: [
      ruleset,
      [...new Set(players)],
      games,
      since,
      until,
      after?.at,
      after?.id,
      limit,
      endedBefore,
      result?.is,
      result?.of,
      isRated,
    ],
  });
  return rows;
}

/** When the first public game of a ruleset ended that is still to be rated. Games that are stored an hour late are not rated. */
export async function firstUnratedAt(pool: Pool, ruleset: string): Promise<Date | undefined> {
  const { rows } = await pool.query<{ at: Date | null }>({
    name: "first-unrated-game",
    text: `select min(finished_at) as at from games
           where state = 'finished' and visibility = 'public' and outcome is not null and ruleset = $1
             and finished_at >= coalesce(
               (select max(finished_at) from rated_games where ruleset = $1) - interval '1 hour', '-infinity')
             and not exists (select from rated_games where rated_games.game_id = games.game_id)`,
    values: [ruleset],
  });
  return rows[0]?.at ?? undefined;
}

/** The months (`2026-10`, UTC) before a time in which public games ended, in order. */
export async function finishedMonths(pool: Pool, before: Date): Promise<readonly string[]> {
  const { rows } = await pool.query<{ month: string }>({
    name: "finished-months",
    text: `select distinct to_char(finished_at at time zone 'UTC', 'YYYY-MM') as month from games
           where state = 'finished' and visibility = 'public' and started_at is not null
             and finished_at is not null and finished_at < $1
           order by month`,
    values: [before],
  });
  return rows.map(({ month }) => month);
}
