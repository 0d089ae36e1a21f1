import type { adminJobs } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import { streamRows, totalCount } from "../../../platform/postgres/stream-rows.ts";
import { asPattern } from "../../../stores/audit-log-store.ts";

export interface JobFilter {
  readonly q?: string | undefined;
  readonly task?: string | undefined;
  readonly state?: string | undefined;
  readonly sort: keyof typeof orders;
  readonly from: number;
  /** `null` means no limit. */
  readonly limit: number | null;
}

/** Returns unfinished jobs without their payload, which may contain secrets. */
export async function searchJobs(pool: Pool, filter: JobFilter) {
  const { text, values } = queryOf(filter);
  const { rows } = await pool.query<Row>(text, [...values]);
  return { total: rows[0]?.total ?? 0, jobs: rows.map(lineOf) };
}

/** All matching jobs, streamed. */
export async function* streamJobs(pool: Pool, filter: Omit<JobFilter, "from" | "limit">) {
  for await (const row of streamRows<Row>(pool, queryOf({ ...filter, from: 0, limit: null }))) yield lineOf(row);
}

function queryOf(filter: JobFilter) {
  const { q, task, state, sort, from, limit } = filter;
  return {
    text: `select * from (
       select id::text, task_identifier as task, ${stateOf} as state, attempts, max_attempts as "attemptsMax",
         run_at, created_at, left(last_error, 500) as error, ${totalCount(limit)} as total
       from graphile_worker.jobs
       where ($1::text is null or concat_ws(' ', task_identifier, last_error, id) ilike '%' || $1 || '%')
         and ($2::text is null or task_identifier = $2) and ($3::text is null or ${stateOf} = $3)
     ) as job order by ${orders[sort]}, id offset $4 limit $5` as const,
    values: [asPattern(q), task, state, from, limit] as const,
  };
}

/** Lets a failed job be retried at once, with a new count of attempts. */
export async function retryJob(
  client: PoolClient,
  id: string,
  task?: string,
): Promise<"retried" | "not-failed" | "unknown"> {
  // A concurrent request waits here, then sees that the job was retried.
  await client.query("select from graphile_worker._private_jobs where id = $1 for update", [id]);
  const known = await client.query<{ state: string }>(
    `select ${stateOf} as state from graphile_worker.jobs
     where id = $1 and ($2::text is null or task_identifier = $2)`,
    [id, task],
  );
  const state = known.rows[0]?.state;
  if (state === undefined) return "unknown";
  if (state !== "failing" && state !== "given-up") return "not-failed";
  const text = "select id from graphile_worker.reschedule_jobs(array[$1]::bigint[], run_at => now(), attempts => 0)";
  return (await client.query(text, [id])).rowCount === 1 ? "retried" : "not-failed";
}

const stateOf = `case when locked_at is not null then 'running' when attempts >= max_attempts then 'given-up'
  when attempts > 0 then 'failing' else 'waiting' end`;

/** The allowed sort orders. Nothing else gets into the query. */
const orders = {
  created: "created_at",
  "-created": "created_at desc",
  run: "run_at",
  "-run": "run_at desc",
  task: "task",
  "-task": "task desc",
  attempts: "attempts",
  "-attempts": "attempts desc",
} as const;

interface Row extends Omit<adminJobs.JobLine, "runAt" | "createdAt"> {
  readonly run_at: Date;
  readonly created_at: Date;
  readonly total: number | null;
}

function lineOf({ run_at, created_at, total: _, ...row }: Row): adminJobs.JobLine {
  return { ...row, runAt: run_at.toISOString(), createdAt: created_at.toISOString() };
}
