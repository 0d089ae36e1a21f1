import type { Pool } from "pg";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";

export interface SecondFactor {
  /** Encrypted, or plain text from before encryption existed. */
  readonly secret: string;
  readonly isProved: boolean;
}

export async function secondFactorOf(pool: Pool, account: string): Promise<SecondFactor | undefined> {
  const text = `select secret, is_confirmed as "isProved" from second_factors where account_id = $1`;
  const { rows } = await pool.query<SecondFactor>(text, [account]);
  return rows[0];
}

/**
 * Stores a new secret, replacing one that was not confirmed. Returns false if two-factor authentication is already on.
 */
export async function beginTotpSetup(pool: Pool, account: string, secret: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into second_factors (account_id, secret) values ($1, $2)
     on conflict (account_id) do update set secret = excluded.secret, last_step = 0
     where not second_factors.is_confirmed`,
    [account, secret],
  );
  return rowCount === 1;
}

/** Marks a time step as used. Returns false if this or a later step was used before. */
export async function consumeTotpStep(pool: Pool, account: string, step: number): Promise<boolean> {
  const text = "update second_factors set last_step = $2 where account_id = $1 and last_step < $2";
  return (await pool.query(text, [account, step])).rowCount === 1;
}

export async function confirmTotp(pool: Pool, account: string, codeHashes: readonly string[]): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query("update second_factors set is_confirmed = true where account_id = $1", [account]);
    await client.query("update accounts set has_second_factor = true where id = $1", [account]);
    await client.query("delete from backup_codes where account_id = $1", [account]);
    const text = "insert into backup_codes (account_id, hash) select $1, unnest($2::text[])";
    await client.query(text, [account, codeHashes]);
  });
}

/** Consumes a backup code. Returns false if there is no such code. */
export async function consumeBackupCode(pool: Pool, account: string, hash: string): Promise<boolean> {
  const { rowCount } = await pool.query("delete from backup_codes where account_id = $1 and hash = $2", [
    account,
    hash,
  ]);
  return rowCount === 1;
}

export async function disableTotp(pool: Pool, account: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query("update accounts set has_second_factor = false where id = $1", [account]);
    await client.query("delete from second_factors where account_id = $1", [account]);
    await client.query("delete from backup_codes where account_id = $1", [account]);
  });
}
