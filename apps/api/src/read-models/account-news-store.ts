import type { Pool } from "pg";

/** Who listens here hears of accounts that changed, or whose sessions did. */
export const accountChannel = "seneschal_accounts";

/** Tells all processes that an account or its sessions changed. */
export async function tellOfAccount(pool: Pool, account: string): Promise<void> {
  await pool.query("select pg_notify($1, $2)", [accountChannel, account]);
}
