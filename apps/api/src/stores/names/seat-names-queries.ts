import type { Pool, PoolClient } from "pg";
import { type NameKind, nameKindOf } from "./name-claims-store.ts";
import type { KnownPlayer } from "./player-names-queries.ts";

/** Returns the player names of a game, by seat; `undefined` for bots and deleted accounts. */
export async function seatNames(
  connection: Pool | PoolClient,
  game: string,
): Promise<readonly (KnownPlayer | undefined)[]> {
  const { rows } = await connection.query<{ name: string | null; nameKind: NameKind | null }>({
    name: "seat-names",
    text: `select accounts.name, ${nameKindOf} as "nameKind" from seats left join accounts on accounts.id = seats.account
           where game_id = $1 order by seat`,
    values: [game],
  });
  return rows.map(({ name, nameKind }) => (name === null || nameKind === null ? undefined : { name, nameKind }));
}
