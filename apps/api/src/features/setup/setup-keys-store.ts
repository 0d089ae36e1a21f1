import { randomUUID, timingSafeEqual } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";

type Connection = Pick<Pool | PoolClient, "query">;

/** SHA-256 of a secret, in hexadecimal. */
type Hash = string;

const key = "setup-key";
const session = "setup-session";

/** Stores a new key. The previous key and the session that it opened become invalid. */
export async function replaceSetupKey(pool: Pool, hash: Hash, expiresAt: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query("delete from verifications where identifier = any($1)", [[key, session]]);
    await insert(client, key, hash, expiresAt);
  });
}

/**
 * Exchanges the key for a session. Returns false if the key is wrong or expired. Of two concurrent requests, one
 * succeeds.
 */
export function consumeSetupKey(pool: Pool, hash: Hash, newSession: { hash: Hash; expiresAt: Date }): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const found = (await currentOf(client, key, "for update")).find((row) => isSame(row.hash, hash));
    if (found === undefined) return false;
    await client.query("delete from verifications where id = $1", [found.id]);
    await insert(client, session, newSession.hash, newSession.expiresAt);
    return true;
  });
}

export async function isSetupSession(pool: Pool, hash: Hash): Promise<boolean> {
  return (await currentOf(pool, session)).some((row) => isSame(row.hash, hash));
}

async function currentOf(connection: Connection, identifier: string, lock: "" | "for update" = "") {
  const text = `select id, value::json->>'hash' as hash from verifications where identifier = $1 and expires_at > now()
    and value::json->>'hash' is not null ${lock}`;
  return (await connection.query<{ id: string; hash: Hash }>(text, [identifier])).rows;
}

async function insert(client: PoolClient, identifier: string, hash: Hash, expiresAt: Date): Promise<void> {
  await client.query(
    `insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, now(), now())`,
    // Every value of this table is JSON, because deleting an account searches all of them.
    [randomUUID(), identifier, JSON.stringify({ hash }), expiresAt],
  );
}

function isSame(one: Hash, other: Hash): boolean {
  return timingSafeEqual(Buffer.from(one, "hex"), Buffer.from(other, "hex"));
}
