import type { Pool } from "pg";

const gamesMax = 200;

/** Games for which something remains to be done, the longest waiting first. */
export async function gamesWithErrand(pool: Pool, errand: "bots"): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-with-errand",
    text: "select game_id from outbox where errand = $1 order by since limit $2",
    values: [errand, gamesMax],
  });
  return [...new Set(rows.map(({ game_id }) => game_id))];
}
