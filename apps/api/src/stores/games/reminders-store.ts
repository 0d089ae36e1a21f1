import type { Pool } from "pg";
import { z } from "zod";
import type { JobKind } from "../../platform/jobs/job-kind.ts";

/** The job that reminds a player that time is running out. */
export const clockReminder = {
  name: "clock-reminder",
  payload: z.strictObject({
    game: z.uuid(),
    account: z.string(),
    seat: z.int(),
    percent: z.int(),
    deadline: z.iso.datetime(),
  }),
  attemptsMax: 10,
} satisfies JobKind<unknown>;

export interface Reminder extends z.output<typeof clockReminder.payload> {
  /** Identifies the turn: the time since which the clock runs. */
  readonly runsSince: string;
}

/** Enqueues the reminder, once per turn and percentage: record and job are written by one statement. */
export async function remindOnce(pool: Pool, { runsSince, ...reminder }: Reminder): Promise<void> {
  const { game, seat, percent } = reminder;
  await pool.query({
    name: "remind-once",
    text: `with fresh as (
             insert into reminders (game_id, seat, runs_since, percent) values ($1, $2, $3, $4)
             on conflict do nothing returning game_id
           )
           select graphile_worker.add_job(identifier => $5::text, payload => $6::json, max_attempts => $7::int)
           from fresh`,
    values: [game, seat, runsSince, percent, clockReminder.name, JSON.stringify(reminder), clockReminder.attemptsMax],
  });
}

export async function gameNameOf(pool: Pool, game: string): Promise<string | undefined> {
  const text = "select name from games where game_id = $1";
  const { rows } = await pool.query<{ name: string }>({ name: "game-name", text, values: [game] });
  return rows[0]?.name;
}
