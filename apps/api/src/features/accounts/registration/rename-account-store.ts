import type { Pool } from "pg";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { claimName, isNameFree } from "../../../read-models/names/name-claims-store.ts";

/** Renames an account. Returns false if another account has registered a name that looks the same. */
export async function renameAccount(pool: Pool, account: string, name: string): Promise<boolean> {
  try {
    await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ is_guest: boolean }>(
        "update accounts set name = $2, updated_at = now() where id = $1 returning is_guest",
        [account, name],
      );
      const isGuest = rows[0]?.is_guest ?? true;
      const isFree = isGuest ? await isNameFree(client, name, account) : await claimName(client, account, name);
      if (!isFree) throw new NameTaken();
    });
    return true;
  } catch (error) {
    if (error instanceof NameTaken) return false;
    throw error;
  }
}

/** Rolls back the transaction in which it is thrown. */
class NameTaken extends Error {}
