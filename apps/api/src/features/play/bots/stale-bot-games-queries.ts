import type { Pool } from "pg";

const gamesMax = 200;

/** Games whose bots have been waiting for this many seconds, the longest waiting first. */
export async function stalePendingWork(pool: Pool, workType: "bots", seconds: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "stale-pending-work",
    text: `select game_id from pending_work where work_type = $1 and since < now() - make_interval(secs => $2)
           order by since limit $3`,
    values: [workType, seconds, gamesMax],
  });
  return rows.map(({ game_id }) => game_id);
}
