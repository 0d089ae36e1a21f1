import type { Pool, PoolClient } from "pg";

/** Who sits at a table, by seat: their names; of bots and of erased accounts none. */
export async function tableNames(connection: Pool | PoolClient, game: string): Promise<readonly (string | null)[]> {
  const { rows } = await connection.query<{ name: string | null }>({
    name: "table-names",
    text: `select accounts.name from seats left join accounts on accounts.id = seats.account
           where game_id = $1 order by seat`,
    values: [game],
  });
  return rows.map(({ name }) => name);
}
