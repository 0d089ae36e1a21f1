import { randomUUID } from "node:crypto";
import type { Pool } from "pg";

interface NewToken {
  /** What it is for, and its hash. */
  readonly identifier: string;
  /** JSON, as every value of this table. */
  readonly value: string;
  readonly hours: number;
}

/** Keeps a token for so long, by the clock of the database. */
export async function keepMailToken(pool: Pool, { identifier, value, hours }: NewToken): Promise<void> {
  await pool.query({
    name: "keep-mail-token",
    text: `insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
           values ($1, $2, $3, now() + make_interval(hours => $4), now(), now())`,
    values: [randomUUID(), identifier, value, hours],
  });
}

/** Uses a token up, and answers what was kept with it: nothing, if it is no token, or no longer. */
export async function spendMailToken(pool: Pool, identifier: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ value: string }>({
    name: "spend-mail-token",
    text: "delete from verifications where identifier = $1 and expires_at > now() returning value",
    values: [identifier],
  });
  return rows[0]?.value;
}
