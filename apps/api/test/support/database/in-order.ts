import { expect, inject } from "vitest";
import { runStatement, withDatabase } from "./statement.ts";
import type { TestDatabase } from "./test-database.ts";

/**
 * Holds a request back where it writes to a table, after it has read the game, and lets another one, which does not write
 * to it, go first. Returns the result of the one that was held back.
 */
export async function overtaken<Slow>(
  database: TestDatabase,
  table: "undo_requests",
  slow: () => Promise<Slow>,
  fast: () => Promise<unknown>,
): Promise<Slow> {
  const client = await database.pool.connect();
  try {
    await client.query(`begin; lock table ${table} in share mode`);
    const heldBack = slow();
    await expect.poll(() => waitingIn(database), polling).toBe(1);
    await fast();
    await client.query("commit");
    return await heldBack;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/**
 * Locks the row of an account until the first and then the second of two requests wait for it, so that they get it in this
 * order.
 */
export function inOrderForAccount<First, Second>(
  database: TestDatabase,
  account: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [First, Second]> {
  const lock = { text: "select from accounts where id = $1 for update", values: [account] };
  return afterLock(database, lock, first, second);
}

async function afterLock<First, Second>(
  database: TestDatabase,
  lock: { readonly text: string; readonly values: string[] },
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [First, Second]> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await client.query(lock);
    const faster = first();
    await expect.poll(() => waitingIn(database), polling).toBe(1);
    const slower = second();
    await expect.poll(() => waitingIn(database), polling).toBe(2);
    await client.query("commit");
    return await Promise.all([faster, slower]);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const polling = { timeout: 60_000 };

/** The connections that wait for a lock, on any node. */
async function waitingIn({ url }: TestDatabase): Promise<number> {
  const name = new URL(url).pathname.slice(1);
  const counts = await Promise.all(
    inject("postgresNodes").map((node) => runStatement(withDatabase(node, name), waitingCount)),
  );
  return counts.reduce((sum, [row]) => sum + Number(row?.count ?? 0), 0);
}

const waitingCount = `select count(distinct pid) as count from pg_locks join pg_stat_activity using (pid)
  where datname = current_database() and wait_event_type = 'Lock' and not granted`;
