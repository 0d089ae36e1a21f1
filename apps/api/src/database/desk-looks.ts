import type { Pool } from "pg";

/** Somebody of the desk saw what a game hides from its players. */
export async function noteLook(pool: Pool, game: string, account: string, at: Date): Promise<void> {
  await pool.query({
    name: "note-look",
    text: "insert into desk_looks (game_id, account_id, at) values ($1, $2, $3) on conflict do nothing",
    values: [game, account, at],
  });
}

export async function hasLooked(pool: Pool, game: string, account: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "has-looked",
    text: "select from desk_looks where game_id = $1 and account_id = $2",
    values: [game, account],
  });
  return rowCount === 1;
}
