import type { Pool } from "pg";

/** Returns the accounts with this id or this confirmed e-mail address. */
export async function findAccounts(pool: Pool, idOrEmail: string): Promise<readonly { id: string; name: string }[]> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    "select id, name from accounts where id = $1 or (email = lower($1) and email_verified)",
    [idOrEmail],
  );
  return rows;
}
