import type { Pool } from "pg";

export interface WriteHealth {
  /** Records that a write was rejected. From then on `check` tries to write until a write succeeds. */
  recordRejected(): void;
  /** Resolves if the database answers and accepts writes. */
  check(): Promise<void>;
}

/** Remembers rejected writes: a full disk shows in no other way, because reads still work. */
export function writeHealth(pool: Pool): WriteHealth {
  let rejections = 0;
  let resolvedRejections = 0;
  let probing: Promise<void> | undefined;

  async function probe(): Promise<void> {
    const seen = rejections;
    await assertWritesSucceed(pool);
    resolvedRejections = seen;
  }

  return {
    recordRejected() {
      rejections += 1;
    },
    async check() {
      await assertWritable(pool);
      if (rejections === resolvedRejections) return;
      // Concurrent checks share one write.
      probing ??= probe().finally(() => {
        probing = undefined;
      });
      await probing;
    },
  };
}

/** A standby or a read-only database says so without a write. */
async function assertWritable(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ value: string | null }>(
    "select current_setting('transaction_read_only') as value",
  );
  if (rows[0]?.value === "on") throw new Error("The database is read-only");
}

/**
 * Writes 256 kB into a new table and rolls back. Only new data needs disk space: updating a row may succeed when
 * appending an event would not.
 */
async function assertWritesSucceed(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("create table seneschal_write_probe as select repeat('x', 2000) from generate_series(1, 128)");
  } finally {
    await client.query("rollback").then(
      () => client.release(),
      () => client.release(true),
    );
  }
}
