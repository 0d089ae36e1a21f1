import type { Pool, PoolClient } from "pg";
import { type NameKind, nameKindOf } from "./name-claims-store.ts";
import type { KnownPlayer } from "./player-names-queries.ts";

/** A player whose account is deleted has an empty name. */
export type SeatName = KnownPlayer | { readonly name: ""; readonly nameKind: null };

/** Returns the player names of a game, by seat; `undefined` for bots. */
export async function seatNames(
  connection: Pool | PoolClient,
  game: string,
): Promise<readonly (SeatName | undefined)[]> {
  const { rows } = await connection.query<{ name: string | null; nameKind: NameKind | null; isPlayer: boolean }>({
    name: "seat-names",
    text: `select accounts.name, ${nameKindOf} as "nameKind", seats.account is not null as "isPlayer" from seats left join accounts on accounts.id = seats.account
           where game_id = $1 order by seat`,
    values: [game],
  });
  return rows.map(({ name, nameKind, isPlayer }) => {
    if (name === null || nameKind === null) return isPlayer ? { name: "", nameKind: null } : undefined;
    return { name, nameKind };
  });
}
