import type { Pool } from "pg";

/** Accounts that somebody means by an id, or by an address that is proved. */
export async function accountsNamed(pool: Pool, named: string): Promise<readonly { id: string; name: string }[]> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    "select id, name from accounts where id = $1 or (email = lower($1) and email_verified)",
    [named],
  );
  return rows;
}
