import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";

/** Shorter than the `deadlock_timeout` of Postgres (1 s), after which it ends one of the transactions that wait for each other. */
const patienceMs = 200;
const lockNotAvailable = "55P03";

/**
 * Takes the locks of `lock` until the transaction ends. It never keeps some of them while it waits long for another: the
 * transaction that has that one may need those, and then both would wait forever. It releases all and starts again.
 */
export async function lockTables(client: PoolClient, lock: () => Promise<void>): Promise<void> {
  await client.query(`set local lock_timeout = ${patienceMs}`);
  while (!(await areLocked(client, lock))) await sleep(patienceMs);
  await client.query("set local lock_timeout to default");
}

async function areLocked(client: PoolClient, lock: () => Promise<void>): Promise<boolean> {
  await client.query("savepoint before_locks");
  try {
    await lock();
    return true;
  } catch (error) {
    if ((error as { readonly code?: string }).code !== lockNotAvailable) throw error;
    await client.query("rollback to savepoint before_locks");
    return false;
  }
}
