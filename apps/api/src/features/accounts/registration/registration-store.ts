import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";

export interface NewGuest {
  readonly id: string;
  readonly name: string;
  /** A placeholder: addresses are unique, and guests have none. */
  readonly email: string;
}

export async function addGuest(pool: Pool, { id, name, email }: NewGuest): Promise<void> {
  await pool.query({
    name: "add-guest",
    text: `insert into accounts (id, name, email, email_verified, is_guest, created_at, updated_at)
           values ($1, $2, $3, false, true, now(), now())`,
    values: [id, name, email],
  });
}

export interface GuestRegistration {
  readonly account: string;
  readonly email: string;
  readonly passwordHash: string;
}

/**
 * Turns a guest into a member: stores the claimed address and the password together, or neither. Returns false if the
 * account is not a guest.
 */
export async function registerGuest(
  client: PoolClient,
  { account, email, passwordHash }: GuestRegistration,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update accounts set pending_email = $2, pending_email_at = now(), is_guest = false, updated_at = now()
     where id = $1 and is_guest`,
    [account, email],
  );
  if (rowCount !== 1) return false;
  await client.query(
    `insert into credentials (id, account_id, provider_id, provider_account_id, password, created_at, updated_at)
     values ($3, $1, 'credential', $1, $2, now(), now())`,
    [account, passwordHash, randomUUID()],
  );
  return true;
}

export async function setPendingEmail(client: PoolClient, account: string, email: string): Promise<boolean> {
  // The same address stays claimed since it was claimed first.
  await client.query(
    `update accounts set pending_email = $2, pending_email_at = now()
     where id = $1 and not is_guest and pending_email is distinct from $2`,
    [account, email],
  );
  const { rowCount } = await client.query("update accounts set updated_at = now() where id = $1 and not is_guest", [
    account,
  ]);
  return rowCount === 1;
}

export interface ConfirmedEmail {
  readonly name: string;
  /** The previous confirmed address, if there was one. */
  readonly before: string | null;
}

/**
 * Makes the claimed address the account's e-mail. Returns `undefined` if the account claims another address by now, or
 * if another account has confirmed this one.
 */
export async function confirmEmail(pool: Pool, account: string, email: string): Promise<ConfirmedEmail | undefined> {
  try {
    return await inTransaction(pool, async (client) => {
      const { rows } = await client.query<ConfirmedEmail>(
        `select name, case when email_verified then email end as before from accounts
         where id = $1 and pending_email = $2 for update`,
        [account, email],
      );
      await client.query(
        `update accounts set email = pending_email, email_verified = true, pending_email = null, pending_email_at = null, updated_at = now()
         where id = $1 and pending_email = $2`,
        [account, email],
      );
      return rows[0];
    });
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

export async function setPassword(pool: Pool, account: string, passwordHash: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    "update credentials set password = $2, updated_at = now() where account_id = $1 and provider_id = 'credential'",
    [account, passwordHash],
  );
  return rowCount === 1;
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}
