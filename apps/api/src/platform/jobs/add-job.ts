import type { Pool, PoolClient } from "pg";
import type { JobKind } from "./job-kind.ts";

/** Pass the client of a transaction: the job then exists if and only if the transaction is committed. */
type Connection = Pick<Pool | PoolClient, "query">;

export interface When {
  /** Earliest time; default: now. */
  readonly at?: Date;
  /** At most one job with the same key waits: a later one replaces the earlier one. */
  readonly key?: string;
  /** The later job replaces the earlier one but keeps its time. */
  readonly keepsTime?: boolean;
  /** Jobs in the same queue run one at a time. */
  readonly queue?: string;
}

/** Enqueues a job for the next free process, even if none is running yet. */
export async function addJob<Payload>(
  connection: Connection,
  kind: JobKind<Payload>,
  payload: Payload,
  { at, key, keepsTime = false, queue }: When = {},
): Promise<void> {
  const mode = modeOf(keepsTime);
  await connection.query({
    name: "add-job",
    text: addJobStatement,
    values: [kind.name, JSON.stringify(payload), at, kind.attemptsMax, key, mode, queue],
  });
}

/** Removes a job that has not started. */
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
