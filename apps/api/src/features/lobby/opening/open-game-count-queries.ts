import type { Pool } from "pg";

/** The number of games of this host that wait for players and in which the host has a seat. */
export async function openGameCount(pool: Pool, host: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: "open-game-count",
    text: `select count(*)::int as count from seats join games using (game_id)
           where seats.account = $1 and games.host = $1 and games.state = 'open'`,
    values: [host],
  });
  return rows[0]?.count ?? 0;
}
