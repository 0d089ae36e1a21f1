import { randomInt } from "node:crypto";
import type { ClientBase, Pool, PoolClient } from "pg";

export interface WorkerLiveness {
  /** Registers a worker, which counts as alive as long as this process is connected. */
  register(worker: string): Promise<void>;
  close(): Promise<void>;
}

/** Any number that no other advisory lock in this database uses. */
const lockClass = 20_261_122;
const sweepIntervalMs = 5000;

/**
 * A killed worker would leave its jobs locked for hours. So each process holds an advisory lock that ends with its
 * connection; the others look for workers without a lock and release their jobs.
 */
export async function keepWorkersAlive(pool: Pool, onError: (error: unknown) => void): Promise<WorkerLiveness> {
  const lock = randomInt(2 ** 31);
  let isClosed = false;
  let client: PoolClient | undefined;

  async function holdLock(): Promise<void> {
    const fresh = await pool.connect();
    // A broken connection is replaced at the next sweep.
    fresh.once("error", () => release());
    client = fresh;
    await fresh.query("select pg_advisory_lock_shared($1, $2)", [lockClass, lock]);
  }

  function release(): void {
    // Destroyed instead of returned to the pool, so that its lock is released.
    client?.release(true);
    client = undefined;
  }

  async function sweep(): Promise<void> {
    if (isClosed) return;
    if (client === undefined) await holdLock();
    await releaseJobsOfDeadWorkers(pool);
  }

  await holdLock();
  let sweeping = releaseJobsOfDeadWorkers(pool);
  await sweeping;
  const clock = setInterval(() => {
    sweeping = sweeping.then(sweep).catch(onError);
  }, sweepIntervalMs);
  return {
    async register(worker) {
      await pool.query("insert into job_workers (worker, lock) values ($1, $2)", [worker, lock]);
    },
    async close() {
      isClosed = true;
      clearInterval(clock);
      await sweeping;
      release();
    },
  };
}

async function releaseJobsOfDeadWorkers(pool: Pool): Promise<void> {
  await pool.query(
    `with dead as (
       delete from job_workers where not exists (
         select from pg_locks
         where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
           and classid = $1 and objid = job_workers.lock)
       returning worker
     )
     select graphile_worker.force_unlock_workers(array_agg(worker)) from dead having count(*) > 0`,
    [lockClass],
  );
}

/** Returns whether a process runs jobs on this database: every API process does. */
export async function isAnyWorkerAlive(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_alive: boolean }>(
    `select exists (
       select from pg_locks
       where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
         and classid = $1
     ) as is_alive`,
    [lockClass],
  );
  return rows[0]?.is_alive === true;
}
