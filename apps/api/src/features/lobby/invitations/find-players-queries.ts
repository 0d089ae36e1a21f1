import type { players } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import { accountKindOf, nameKindOf } from "../../../stores/names/name-claims-store.ts";

type PlayerNamed = z.output<typeof players.playersNamed>["players"][number];

const playersMax = 10;

/** Players whose names start with this text, ignoring case and accents. Frequent opponents of the asking player come first. */
export async function findPlayers(pool: Pool, asking: string, name: string): Promise<readonly PlayerNamed[]> {
  const { rows } = await pool.query<Omit<PlayerNamed, "kind">>({
    name: "find-players",
    text: `with opponents as materialized (
             select theirs.account, count(distinct mine.game_id)::int as games
             from seat_tenures mine join seat_tenures theirs on theirs.game_id = mine.game_id
             where mine.account = $1 group by theirs.account
           )
           select accounts.id as account, name, ${nameKindOf} as "nameKind", coalesce(opponents.games, 0) as "gamesTogether"
           from accounts left join opponents on opponents.account = accounts.id
           where id <> $1 and companion_of is null and email not like '%@house.invalid' and starts_with(lower(name), lower($2))
           order by "gamesTogether" desc, is_guest, name, id limit $3`,
    values: [asking, name, playersMax],
  });
  return rows.map((row) => ({ ...row, kind: accountKindOf(row.nameKind) }));
}
