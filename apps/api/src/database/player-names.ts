import type { Pool } from "pg";

/** The names of accounts. An erased account has none. */
export async function playerNames(pool: Pool, accounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accounts.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; name: string }>({
    name: "player-names",
    text: "select id, name from accounts where id = any($1)",
    values: [accounts],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
