import type { Pool } from "pg";

export interface WriteHealth {
  /** A write was rejected: from now on `check` writes, until a write succeeds. */
  noteRejected(): void;
  /** Settles when the database answers and takes writes. */
  check(): Promise<void>;
}

/** Remembers that the database rejected a write, although it answers: a full disk shows in no other way. */
export function writeHealth(pool: Pool): WriteHealth {
  let rejections = 0;
  let overcome = 0;
  let probing: Promise<void> | undefined;

  async function probe(): Promise<void> {
    const seen = rejections;
    await mustTakeWrites(pool);
    overcome = seen;
  }

  return {
    noteRejected() {
      rejections += 1;
    },
    async check() {
      await mustAllowWrites(pool);
      if (rejections === overcome) return;
      // However many ask, one of them writes.
      probing ??= probe().finally(() => {
        probing = undefined;
      });
      await probing;
    },
  };
}

/** A standby, or a database that an administrator or a full disk has set to read-only, says so without a write. */
async function mustAllowWrites(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ value: string }>("select current_setting('transaction_read_only') as value");
  if (rows[0]?.value === "on") throw new Error("The database only takes reads");
}

/**
 * Writes 256 kB into a new table and takes it back. Only what is new needs room on the disk: a row that is written in the
 * place of an older one can succeed where the next move of a game cannot.
 */
async function mustTakeWrites(pool: Pool): Promise<void> {
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
