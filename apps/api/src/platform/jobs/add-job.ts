import type { Pool, PoolClient } from "pg";
import type { JobKind } from "./job-kind.ts";

/** Whoever is in a transaction passes its client: then the job exists if, and only if, the transaction does. */
type Connection = Pick<Pool | PoolClient, "query">;

export interface When {
  /** Not before; at once if not said. */
  readonly at?: Date;
  /** Of jobs with the same key one waits at most: a later one takes the place of the earlier. */
  readonly key?: string;
  /** The later one takes the place, but not the time. */
  readonly keepsTime?: boolean;
  /** Of jobs in the same queue one is done at a time. */
  readonly queue?: string;
}

/** Hands a job to whichever process is free, even if none is there yet. */
export async function addJob<Payload>(
  connection: Connection,
  kind: JobKind<Payload>,
  payload: Payload,
  { at, key, keepsTime = false, queue }: When = {},
): Promise<void> {
  const mode = modeOf(keepsTime);
  const values = [kind.name, JSON.stringify(payload), at ?? null, kind.triesMax, key ?? null, mode, queue ?? null];
  await connection.query({ name: "add-job", text: addJobStatement, values });
}

/** Takes back a job that has not begun. */
export async function removeJob(connection: Connection, key: string): Promise<void> {
  await connection.query("select from graphile_worker.remove_job($1)", [key]);
}

const addJobStatement = `
select from graphile_worker.add_job(
  identifier => $1::text, payload => $2::json, run_at => $3::timestamptz, max_attempts => $4::int,
  job_key => $5::text, job_key_mode => $6::text, queue_name => $7::text)`;

function modeOf(keepsTime: boolean): string {
  return keepsTime ? "preserve_run_at" : "replace";
}
