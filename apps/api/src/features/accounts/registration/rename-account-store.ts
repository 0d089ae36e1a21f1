import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { claimName, isNameFree } from "../../../stores/names/name-claims-store.ts";

/** Renames an account. Returns false if another account has registered a name that looks the same. */
export function renameAccount(pool: Pool, account: string, name: string): Promise<boolean> {
  return inTransaction(
    pool,
    (client) => renameIfFree(client, account, name),
    (isFree) => isFree,
  );
}

/** If it returns false, the transaction must be rolled back. */
async function renameIfFree(client: PoolClient, account: string, name: string): Promise<boolean> {
  const { rows } = await client.query<{ is_guest: boolean }>(
    "update accounts set name = $2, updated_at = now() where id = $1 returning is_guest",
    [account, name],
  );
  const isGuest = rows[0]?.is_guest ?? true;
  return isGuest ? isNameFree(client, name, account) : claimName(client, account, name);
}
