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
    /** Since when the seat owes its answer; missing in jobs from before it was stored. */
    since: z.iso.datetime().optional(),
  }),
  attemptsMax: 10,
} satisfies JobKind<unknown>;

type Reminder = Required<z.output<typeof clockReminder.payload>>;

/** Enqueues the reminder, once per turn and percentage: record and job are written by one statement. */
export async function remindOnce(pool: Pool, reminder: Reminder): Promise<void> {
  const { game, seat, percent, since } = reminder;
  await pool.query({
    name: "remind-once",
    text: `with fresh as (
             insert into reminders (game_id, seat, runs_since, percent) values ($1, $2, $3, $4)
             on conflict do nothing returning game_id
           )
           select graphile_worker.add_job(identifier => $5::text, payload => $6::json, max_attempts => $7::int)
           from fresh`,
    values: [game, seat, since, percent, clockReminder.name, JSON.stringify(reminder), clockReminder.attemptsMax],
  });
}

/**
 * Returns since when a seat owes its present answer: the time of the last event that set its clock running. Clocks that
 * an outage or a vacation moved, or that an undo restored, belong to the same turn.
 */
export async function turnStart(pool: Pool, game: string, seat: number): Promise<string | undefined> {
  const { rows } = await pool.query<{ since: Date }>({
    name: "turn-start",
    text: `select at as since from events where game_id = $1 and type <> 'ClocksShifted' and exists (
             select from json_array_elements(body->'clocks') as clock
             where (clock->>'seat')::int = $2 and (clock->>'runsSince')::timestamptz = at)
           order by version desc limit 1`,
    values: [game, seat],
  });
  return rows[0]?.since.toISOString();
}

export async function gameNameOf(pool: Pool, game: string): Promise<string | undefined> {
  const text = "select name from games where game_id = $1";
  const { rows } = await pool.query<{ name: string }>({ name: "game-name", text, values: [game] });
  return rows[0]?.name;
}
