import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";

export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly isSynced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const columns = `passkey_id as id, name, is_synced as "isSynced", created_at as "createdAt",
  last_used_at as "lastUsedAt"` as const;

/** Returns the passkeys of an account, the newest first. */
export async function passkeysOf(pool: Pool, account: string): Promise<readonly PasskeyRow[]> {
  const text = `select ${columns} from passkeys where account_id = $1 order by created_at desc, passkey_id`;
  return (await pool.query<PasskeyRow>(text, [account])).rows;
}

export interface CredentialRow {
  readonly id: string;
  readonly transports: string[];
}

/** Returns the ids that authenticators gave the passkeys of an account. */
export async function credentialsOf(pool: Pool, account: string): Promise<readonly CredentialRow[]> {
  const text = "select credential_id as id, transports from passkeys where account_id = $1";
  return (await pool.query<CredentialRow>(text, [account])).rows;
}

export interface NewPasskey {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
}

/**
 * Stores a passkey, unless its account has `max` already, or it is registered already, with any account. The account is
 * locked meanwhile, so that requests at the same time do not exceed the limit together.
 */
export async function addPasskey(pool: Pool, passkey: NewPasskey, max: number): Promise<PasskeyRow | "full" | "known"> {
  const { id, account, name, credentialId, publicKey, counter, transports, isSynced } = passkey;
  return inTransaction(pool, async (client) => {
    await client.query("select from accounts where id = $1 for update", [account]);
    if ((await countPasskeys(client, account)) >= max) return "full";
    const { rows } = await client.query<PasskeyRow>(
      `insert into passkeys (passkey_id, account_id, name, credential_id, public_key, counter, transports, is_synced, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now()) on conflict (credential_id) do nothing returning ${columns}`,
      [id, account, name, credentialId, publicKey, counter, transports, isSynced],
    );
    return rows[0] ?? "known";
  });
}

export interface StoredKey {
  readonly id: string;
  readonly account: string;
  readonly publicKey: string;
  readonly counter: number;
}

/** Returns the passkey to which an authenticator gave this id. */
export async function passkeyWith(pool: Pool, credentialId: string): Promise<StoredKey | undefined> {
  const { rows } = await pool.query<StoredKey>({
    name: "passkey-with",
    text: `select passkey_id as id, account_id as account, public_key as "publicKey", counter::float8 as counter
           from passkeys where credential_id = $1`,
    values: [credentialId],
  });
  return rows[0];
}

/**
 * Records a sign-in. Returns false if the counter did not rise: a copy of the passkey has been used meanwhile. A counter
 * of 0 says that the authenticator does not count.
 */
export async function recordPasskeyUse(pool: Pool, passkey: string, counter: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "record-passkey-use",
    text: `update passkeys set counter = $2, last_used_at = now()
           where passkey_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    values: [passkey, counter],
  });
  return rowCount === 1;
}

export async function renamePasskey(
  pool: Pool,
  account: string,
  passkey: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  const { rows } = await pool.query<PasskeyRow>(
    `update passkeys set name = $3 where account_id = $1 and passkey_id = $2 returning ${columns}`,
    [account, passkey, name],
  );
  return rows[0];
}

/** Removes a passkey and returns its name, or nothing if the account has no such passkey. */
export async function removePasskey(pool: Pool, account: string, passkey: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>(
    "delete from passkeys where account_id = $1 and passkey_id = $2 returning name",
    [account, passkey],
  );
  return rows[0]?.name;
}

export async function removePasskeys(connection: Pool | PoolClient, account: string): Promise<void> {
  await connection.query("delete from passkeys where account_id = $1", [account]);
}

export async function countPasskeys(connection: Pool | PoolClient, account: string): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    "select count(*)::int as count from passkeys where account_id = $1",
    [account],
  );
  return rows[0]?.count ?? 0;
}
