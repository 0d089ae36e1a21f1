import type { Pool } from "pg";

const gamesMax = 200;

interface Stale {
  readonly workType: "bots";
  readonly rulesets: readonly string[];
  readonly seconds: number;
}

/** Games of these rulesets whose bots have been waiting for this many seconds, the longest waiting first. */
export async function stalePendingWork(pool: Pool, { workType, rulesets, seconds }: Stale): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "stale-pending-work",
    text: `select game_id from pending_work join games using (game_id)
           where work_type = $1 and since < now() - make_interval(secs => $2) and ruleset = any($4)
           order by since limit $3`,
    values: [workType, seconds, gamesMax, rulesets],
  });
  return rows.map(({ game_id }) => game_id);
}
