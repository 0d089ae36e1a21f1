import type { Pool } from "pg";

/** Creates an account of the server itself, with a fixed id, unless it exists. It cannot sign in. */
export async function ensureSystemAccount(pool: Pool, id: string, name: string): Promise<void> {
  await pool.query(
    `insert into accounts (id, name, email, is_guest, created_at, updated_at)
     values ($1, $2, $1 || '@house.invalid', true, now(), now()) on conflict (id) do nothing`,
    [id, name],
  );
}
