import type { Pool, PoolClient } from "pg";
import { type NameKind, nameKindOf } from "./name-claims-store.ts";
import type { KnownPlayer } from "./player-names-queries.ts";

/** Who sits at a table, by seat: their names; of bots and of erased accounts none. */
export async function tableNames(
  connection: Pool | PoolClient,
  game: string,
): Promise<readonly (KnownPlayer | undefined)[]> {
  const { rows } = await connection.query<{ name: string | null; nameKind: NameKind }>({
    name: "table-names",
    text: `select accounts.name, ${nameKindOf} as "nameKind" from seats left join accounts on accounts.id = seats.account
           where game_id = $1 order by seat`,
    values: [game],
  });
  return rows.map(({ name, nameKind }) => (name === null ? undefined : { name, nameKind }));
}
