import type { Pool } from "pg";

/** By game: the former seat of an account, if it had one. */
export async function formerSeats(
  pool: Pool,
  account: string,
  games: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (games.length === 0) return new Map();
  const { rows } = await pool.query<{ game: string; seat: number }>({
    name: "former-seats",
    text: `select distinct on (game_id) game_id as game, seat from seat_tenures
           where account = $1 and kind = 'person' and game_id = any($2::uuid[]) order by game_id, since desc`,
    values: [account, games],
  });
  return new Map(rows.map(({ game, seat }) => [game, seat]));
}
