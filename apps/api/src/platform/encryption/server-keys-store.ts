import type { Pool } from "pg";

/** Returns a secret of this server. The first process that asks creates it; all processes share it. */
export async function serverKey(pool: Pool, name: string, make: () => unknown): Promise<unknown> {
  const known = await serverKeyIfAny(pool, name);
  if (known !== undefined) return known;
  await pool.query("insert into server_keys (name, key) values ($1, $2) on conflict do nothing", [
    name,
    JSON.stringify(make()),
  ]);
  return serverKeyIfAny(pool, name);
}

export async function serverKeyIfAny(pool: Pool, name: string): Promise<unknown> {
  const { rows } = await pool.query<{ key: unknown }>("select key from server_keys where name = $1", [name]);
  return rows[0]?.key;
}
