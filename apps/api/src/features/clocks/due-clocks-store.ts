import type { Pool } from "pg";

const gamesAtOnce = 100;

/** Games whose wake-up time has passed, the longest overdue first. */
export async function gamesToWakeUp(pool: Pool, now: Date): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-to-wake-up",
    text: "select game_id from games where wake_up_at <= $1 order by wake_up_at limit $2",
    values: [now, gamesAtOnce],
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

/** All games in which a clock is running. */
export async function gamesWithRunningClocks(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-with-running-clocks",
    text: "select game_id from games where wake_up_at is not null and state = 'running'",
  });
  return rows.map(({ game_id }) => game_id);
}

/** All games in which a clock of this account may be running. */
export async function gamesWithClockOf(pool: Pool, account: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ game_id: string }>({
    name: "games-with-clock-of",
    text: `select game_id from games join seats using (game_id)
           where seats.account = $1 and seats.kind = 'person' and games.state = 'running' and games.clock is not null`,
    values: [account],
  });
  return rows.map(({ game_id }) => game_id);
}
