import type { Pool } from "pg";

/** Which public games of a player are listed. */
export interface PlayerGamesFilter {
  /** An account. */
  readonly player: string;
  readonly state: "running" | "finished" | undefined;
  readonly ruleset: string | undefined;
  /** An account that has a seat as well. */
  readonly opponent: string | undefined;
  /** Only games after this one in the list. */
  readonly before: { readonly at: string; readonly id: string } | undefined;
  readonly limit: number;
}

export interface PlayerGame {
  readonly id: string;
  readonly startedAt: Date;
}

/**
 * The public games in which a player has a seat, running or finished, last started first. While a game with a spectator
 * delay is running, the players at its start count, so that the list does not reveal who has left or come.
 */
export async function publicGamesOf(pool: Pool, filter: PlayerGamesFilter): Promise<readonly PlayerGame[]> {
  const { player, state, ruleset, opponent, before, limit } = filter;
  const { rows } = await pool.query<PlayerGame>({
    name: "public-games-of-player",
    text: `select game_id as id, started_at as "startedAt" from games
           join events as opening using (game_id)
           where opening.version = 1 and visibility = 'public' and games.state in ('running', 'finished')
             and game_id in (select game_id from seat_tenures where account = $1 and kind = 'person')
             and started_at is not null
             and ($2::text is null or state = $2) and ($3::text is null or ruleset = $3)
             and ($4::timestamptz is null or (started_at, game_id) < ($4, $5::uuid))
             and ${hasSeat("$1::text")} and ($7::text is null or ${hasSeat("$7::text")})
           order by started_at desc, game_id desc limit $6`,
    values: [player, state, ruleset, before?.at, before?.id, limit, opponent],
  });
  return rows;
}

const isDelayed = `(games.state = 'running' and opening.body->'spectatorDelay' is not null)`;

/** Whether a player has a seat, as everyone may know. */
const hasSeat = <Account extends string>(account: Account) =>
  `case when ${isDelayed} then exists (
     select from seat_tenures where seat_tenures.game_id = games.game_id and kind = 'person'
       and account = ${account} and since_at <= started_at)
   else exists (
     select from seats where seats.game_id = games.game_id and kind = 'person' and account = ${account})
   end` as const;
