import type { Pool } from "pg";

/** A secret of the house: made by whichever process asks first, and the same for all of them from then on. */
export async function houseKey(pool: Pool, name: string, make: () => unknown): Promise<unknown> {
  const select = "select key from house_keys where name = $1";
  const { rows } = await pool.query<{ key: unknown }>(select, [name]);
  if (rows[0] !== undefined) return rows[0].key;
  await pool.query("insert into house_keys (name, key) values ($1, $2) on conflict do nothing", [
    name,
    JSON.stringify(make()),
  ]);
  return (await pool.query<{ key: unknown }>(select, [name])).rows[0]?.key;
}
