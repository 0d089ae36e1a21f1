import { expect } from "vitest";
import type { TestDatabase } from "./test-database.ts";

/**
 * Locks the row of a game until the first and then the second of two requests wait for it, so that they get it in this
 * order.
 */
export function inOrder<First, Second>(
  database: TestDatabase,
  game: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [First, Second]> {
  const lock = { text: "select from games where game_id = $1 for update", values: [game] };
  return afterLock(database, lock, first, second);
}

/** The same with the row of an account. */
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
  { pool }: TestDatabase,
  lock: { readonly text: string; readonly values: string[] },
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [First, Second]> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query(lock);
    const faster = first();
    await expect.poll(() => waitingIn(pool), polling).toBe(1);
    const slower = second();
    await expect.poll(() => waitingIn(pool), polling).toBe(2);
    await client.query("commit");
    return await Promise.all([faster, slower]);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const polling = { timeout: 60_000 };

async function waitingIn(pool: TestDatabase["pool"]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(distinct pid)::int as count from pg_locks join pg_stat_activity using (pid)
     where datname = current_database() and wait_event_type = 'Lock' and not granted`,
  );
  return rows[0]?.count ?? 0;
}
