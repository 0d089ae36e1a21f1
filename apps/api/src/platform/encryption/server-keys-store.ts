import type { Pool } from "pg";

/** Returns a secret of this server. The first process that asks creates it; all processes share it. */
export async function serverKey(pool: Pool, name: string, create: () => unknown): Promise<unknown> {
  const known = await findServerKey(pool, name);
  if (known !== undefined) return known;
  await pool.query("insert into server_keys (name, key) values ($1, $2) on conflict do nothing", [
    name,
    JSON.stringify(create()),
  ]);
  return findServerKey(pool, name);
}

export async function findServerKey(pool: Pool, name: string): Promise<unknown> {
  const { rows } = await pool.query<{ key: unknown }>("select key from server_keys where name = $1", [name]);
  return rows[0]?.key;
}
