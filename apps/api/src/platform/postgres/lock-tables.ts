import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";

/** Shorter than the `deadlock_timeout` of Postgres (1 s), after which it ends one of the transactions that wait for each other. */
const patienceMs = 200;
const lockNotAvailable = "55P03";

/**
 * Locks whole tables until the transaction ends, so that nobody else reads or writes them. It never keeps some of them
 * locked while it waits long for another: a reader of that one may need those, and then both would wait forever.
 */
export async function lockTables(client: PoolClient, tables: readonly string[]): Promise<void> {
  await client.query(`set local lock_timeout = ${patienceMs}`);
  while (!(await areLocked(client, tables))) await sleep(patienceMs);
  await client.query("set local lock_timeout to default");
}

async function areLocked(client: PoolClient, tables: readonly string[]): Promise<boolean> {
  await client.query("savepoint before_locks");
  try {
    await client.query(`lock table ${tables.join(", ")} in access exclusive mode`);
    return true;
  } catch (error) {
    if ((error as { readonly code?: string }).code !== lockNotAvailable) throw error;
    await client.query("rollback to savepoint before_locks");
    return false;
  }
}
