import type { Pool } from "pg";

/** A seat whose player is online. */
export interface OnlineSeat {
  readonly game: string;
  readonly seat: number;
}

/** Streams are recorded every 10 seconds; a player who reloads the page stays online. */
const seenWithin = "interval '25 seconds'";

/**
 * An automatic answer must not come from a player who is visibly away: its player is online some time before, which
 * differs for each answer and follows from its time, and a while after it (docs/decisions/0038).
 */
const isAboutToAnswer = `own.reply_at between now() - interval '1 minute'
  and now() + interval '1 second' * (20 + mod(extract(milliseconds from own.reply_at)::int, 97))`;

/** The seats of these games whose players are online and show it, in the order of their seats. */
export async function onlineSeats(pool: Pool, games: readonly string[]): Promise<readonly OnlineSeat[]> {
  const { rows } = await pool.query<OnlineSeat>({
    name: "online-seats",
    text: `with shown as materialized (
             select seats.game_id, seats.seat, seats.account, seats.companion_of,
               exists (select from auto_replies as own where own.game_id = seats.game_id
                 and own.seat = seats.seat and own.account_id = seats.account
                 and (own.present_until > now() or ${isAboutToAnswer})) as is_answering
             from seats left join profiles on profiles.account_id = coalesce(seats.companion_of, seats.account)
             where seats.game_id = any($1::uuid[]) and seats.kind = 'person' and coalesce(profiles.shows_presence, true)
           )
           select game_id as game, seat from shown where is_answering or exists (
             select from presences where presences.game_id = shown.game_id
               and presences.account_id in (shown.account, shown.companion_of) and seen_at > now() - ${seenWithin})
           order by game_id, seat`,
    values: [games],
  });
  return rows;
}
