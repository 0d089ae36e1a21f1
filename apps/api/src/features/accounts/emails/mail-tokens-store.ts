import { randomUUID } from "node:crypto";
import type { Pool } from "pg";

interface NewToken {
  /** Purpose and hash of the token. */
  readonly identifier: string;
  /** JSON, like every value of this table. */
  readonly value: string;
  readonly hours: number;
}

/** Stores a token for a number of hours, by the clock of the database. */
export async function storeMailToken(pool: Pool, { identifier, value, hours }: NewToken): Promise<void> {
  await pool.query({
    name: "store-mail-token",
    text: `insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
           values ($1, $2, $3, now() + make_interval(hours => $4), now(), now())`,
    values: [randomUUID(), identifier, value, hours],
  });
}

/** Consumes a token and returns its value, or `undefined` if it does not exist or has expired. */
export async function consumeMailToken(pool: Pool, identifier: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ value: string }>({
    name: "consume-mail-token",
    text: "delete from verifications where identifier = $1 and expires_at > now() returning value",
    values: [identifier],
  });
  return rows[0]?.value;
}
