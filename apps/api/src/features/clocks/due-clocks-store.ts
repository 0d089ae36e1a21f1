import type { Pool } from "pg";

const gamesAtOnce = 100;

/** Games of these rulesets whose wake-up time has passed, the longest overdue first. */
export async function gamesToWakeUp(pool: Pool, rulesets: readonly string[], now: Date): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-to-wake-up",
    text: "select game_id from games where wake_up_at <= $1 and ruleset = any($3) order by wake_up_at limit $2",
    values: [now, gamesAtOnce, rulesets],
  });
  return rows.map(({ game_id }) => game_id);
}

/** Sets the next wake-up time of a game, unless a later event has set it. */
export async function setWakeUp(pool: Pool, game: string, version: number, at: string | undefined): Promise<void> {
  await pool.query({
    name: "set-wake-up",
    text: "update games set wake_up_at = $3 where game_id = $1 and version = $2",
    values: [game, version, at],
  });
}

/** All games of these rulesets in which a clock is running. */
export async function gamesWithRunningClocks(pool: Pool, rulesets: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-with-running-clocks",
    text: "select game_id from games where wake_up_at is not null and state = 'running' and ruleset = any($1)",
    values: [rulesets],
  });
  return rows.map(({ game_id }) => game_id);
}

/** All games of these rulesets in which a clock of this account may be running. */
export async function gamesWithClockOf(
  pool: Pool,
  rulesets: readonly string[],
  account: string,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-with-clock-of",
    text: `select game_id from games join seats using (game_id)
           where seats.account = $1 and seats.kind = 'person' and games.state = 'running' and games.clock is not null
             and games.ruleset = any($2)`,
    values: [account, rulesets],
  });
  return rows.map(({ game_id }) => game_id);
}
