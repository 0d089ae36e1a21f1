import type { Pool } from "pg";

/** NOTIFY channel for accounts whose data or sessions changed. */
export const accountChannel = "seneschal_accounts";

/** Notifies all processes that an account or its sessions changed. */
export async function notifyAccountChanged(pool: Pool, account: string): Promise<void> {
  await pool.query("select pg_notify($1, $2)", [accountChannel, account]);
}
