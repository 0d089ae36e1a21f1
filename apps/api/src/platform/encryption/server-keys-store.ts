import type { Pool } from "pg";

/** A secret of the house: made by whichever process asks first, and the same for all of them from then on. */
export async function serverKey(pool: Pool, name: string, make: () => unknown): Promise<unknown> {
  const known = await serverKeyIfAny(pool, name);
  if (known !== undefined) return known;
  await pool.query("insert into house_keys (name, key) values ($1, $2) on conflict do nothing", [
    name,
    JSON.stringify(make()),
  ]);
  return serverKeyIfAny(pool, name);
}

export async function serverKeyIfAny(pool: Pool, name: string): Promise<unknown> {
  const { rows } = await pool.query<{ key: unknown }>("select key from house_keys where name = $1", [name]);
  return rows[0]?.key;
}
