import type { Pool } from "pg";

/** How many games of this host wait for players, with the host still seated. */
export async function openGameCount(pool: Pool, host: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: "open-game-count",
    text: `select count(*)::int as count from seats join games using (game_id)
           where seats.account = $1 and games.host = $1 and games.state = 'open'`,
    values: [host],
  });
  return rows[0]?.count ?? 0;
}
