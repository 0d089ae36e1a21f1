import { randomUUID } from "node:crypto";
import type { adminJobs } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";

type MaintenanceJob = adminJobs.MaintenanceJob;

const shownMax = 20;

/** Starts a maintenance job. Returns `undefined` if one of this kind is running. */
export async function startMaintenanceJob(
  client: PoolClient,
  kind: MaintenanceJob["kind"],
  by: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into maintenance_jobs (job_id, kind, by, started_at, done, total, faults)
     select $1, $2, $3, now(), 0, count(*), '[]' from events where version = 1
     on conflict (kind) where ended_at is null do nothing returning job_id as id`,
    [randomUUID(), kind, by],
  );
  return rows[0]?.id;
}

export interface MaintenanceProgress {
  readonly kind: MaintenanceJob["kind"];
  readonly done: number;
  readonly cursor: string | null;
  readonly faults: MaintenanceJob["faults"];
}

/** Returns an unfinished maintenance job with its progress. */
export async function maintenanceProgressOf(pool: Pool, id: string): Promise<MaintenanceProgress | undefined> {
  const { rows } = await pool.query<MaintenanceProgress>(
    "select kind, done, cursor, faults from maintenance_jobs where job_id = $1 and ended_at is null",
    [id],
  );
  return rows[0];
}

export async function storeProgress(
  pool: Pool,
  id: string,
  { done, cursor, faults }: MaintenanceProgress,
): Promise<void> {
  await pool.query(
    "update maintenance_jobs set done = $2, cursor = $3, faults = $4, total = greatest(total, $2) where job_id = $1",
    [...[id, done, cursor], JSON.stringify(faults)],
  );
}

export async function endMaintenanceJob(pool: Pool, id: string, failure?: string): Promise<void> {
  await pool.query("update maintenance_jobs set ended_at = now(), failure = $2 where job_id = $1", [id, failure]);
}

/** Latest first. */
export async function listMaintenanceJobs(pool: Pool): Promise<MaintenanceJob[]> {
  const { rows } = await pool.query<Row>(
    `select job_id as id, kind, by, accounts.name as "byName", started_at, ended_at, done, total, failure, faults
     from maintenance_jobs left join accounts on accounts.id = maintenance_jobs.by order by started_at desc limit $1`,
    [shownMax],
  );
  return rows.map(({ by, byName: name, started_at, ended_at, ...row }) => ({
    ...row,
    by: { account: by, name },
    startedAt: started_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
  }));
}

interface Row extends Omit<MaintenanceJob, "by" | "startedAt" | "endedAt"> {
  readonly by: string;
  readonly byName: string | null;
  readonly started_at: Date;
  readonly ended_at: Date | null;
}
