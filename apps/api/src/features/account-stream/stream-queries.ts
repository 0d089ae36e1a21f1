import type { Pool } from "pg";

/** A game that an account follows, and what is stored of it. */
export interface FollowedGame {
  readonly id: string;
  readonly version: number;
  readonly movedAt: Date;
  /** The version that the game had reached at the settled time; 0 if it did not exist. */
  readonly settledVersion: number;
  /** The number of the last change of its chat; 0 if there is none. */
  readonly chat: number;
  /** When the pending undo request was made. */
  readonly undoAt: Date | null;
}

/** Games that ended are followed for some days, because of their chat. */
const followedAfterEnd = "interval '7 days'";

/** The games of these rulesets in which an account has a seat, or had one until a bot took over, and those to which it is invited. */
export async function followedGames(
  pool: Pool,
  rulesets: readonly string[],
  { account, settled }: { readonly account: string; readonly settled: Date },
): Promise<readonly FollowedGame[]> {
  const { rows } = await pool.query<FollowedGame>({
    name: "games-followed-by-account",
    text: `select games.game_id as id, games.version, games.moved_at as "movedAt", coalesce(base.version, 0) as "settledVersion",
             coalesce(chat_heads.last, 0)::float8 as chat, undo_requests.requested_at as "undoAt"
           from (select game_id from seats where account = $1
             union select game_id from games where state = 'open' and invited @> jsonb_build_array(jsonb_build_object('account', $1::text))
           ) as followed
           join games on games.game_id = followed.game_id
           left join chat_heads on chat_heads.game_id = games.game_id
           left join undo_requests on undo_requests.game_id = games.game_id and undo_requests.version = games.version
           left join lateral (
             select events.version from events where events.game_id = games.game_id and events.at <= $2
             order by events.version desc limit 1
           ) as base on true
           where games.ruleset = any($3)
             and (games.state in ('open', 'running') or games.moved_at > now() - ${followedAfterEnd})`,
    values: [account, settled, rulesets],
  });
  return rows;
}

interface Membership {
  readonly account: string;
  readonly game: string;
}

/** Which of these accounts have a seat in which of these games, or an invitation to it. */
export async function membershipsIn(
  pool: Pool,
  games: readonly string[],
  accounts: readonly string[],
): Promise<readonly Membership[]> {
  const { rows } = await pool.query<Membership>({
    name: "memberships-in-games",
    text: `select account, game_id as game from seats
           where game_id = any($1::uuid[]) and account = any($2::text[]) and account is not null
           union select guest.account, game_id from games
           cross join unnest($2::text[]) as guest(account)
           where game_id = any($1::uuid[]) and state = 'open' and guest.account is not null
             and invited @> jsonb_build_array(jsonb_build_object('account', guest.account))`,
    values: [games, accounts],
  });
  return rows;
}

interface PendingUndoRequest {
  /** Missing for a proposal of staff. */
  readonly seat: number | null;
  readonly requestedAt: Date;
}

/** The undo request that waits for answers at this version. */
export async function pendingUndoRequest(
  pool: Pool,
  game: string,
  version: number,
): Promise<PendingUndoRequest | undefined> {
  const { rows } = await pool.query<PendingUndoRequest>({
    name: "pending-undo-request",
    text: `select seat, requested_at as "requestedAt" from undo_requests
           where game_id = $1 and version = $2 and declined_by is null`,
    values: [game, version],
  });
  return rows[0];
}

/** Whether an account has blocked another one. */
export async function hasBlocked(pool: Pool, account: string, other: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "has-blocked",
    text: "select from account_blocks where account_id = $1 and other_id = $2 and kind = 'block'",
    values: [account, other],
  });
  return rowCount === 1;
}
