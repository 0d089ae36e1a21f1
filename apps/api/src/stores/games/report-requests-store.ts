import type { PoolClient } from "pg";

/** Forgets that an account waits for a report on a game; the report is computed all the same. */
export async function forgetReportRequests(client: PoolClient, account: string): Promise<void> {
  await client.query("update game_reports set requested_by = null where requested_by = $1", [account]);
}
