import type { Pool } from "pg";

/** A visit is stored to the minute, so that the requests of a page are one write. */
export const visitPrecisionSeconds = 60;

/** Records that an account is visiting the site. */
export async function storeVisit(pool: Pool, account: string): Promise<void> {
  await pool.query({
    name: "store-visit",
    text: `insert into visits (account_id, seen_at) values ($1, now())
           on conflict (account_id) do update set seen_at = excluded.seen_at`,
    values: [account],
  });
}
