import type { Pool } from "pg";

/** An account of the house itself, by an id that never changes. Nobody can sign in with it. */
export async function keepHouseAccount(pool: Pool, id: string, name: string): Promise<void> {
  await pool.query(
    `insert into accounts (id, name, email, is_guest, created_at, updated_at)
     values ($1, $2, $1 || '@house.invalid', true, now(), now()) on conflict (id) do nothing`,
    [id, name],
  );
}
