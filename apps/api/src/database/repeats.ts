import type { Pool } from "pg";
import type { Repeatable } from "./append.ts";

/** What was done before under the key of this request. */
export async function repeatOf(pool: Pool, game: string, { account, key }: Repeatable) {
  const { rows } = await pool.query<{ version: number; fingerprint: string }>({
    name: "repeat-of",
    text: "select version, fingerprint from repeats where game_id = $1 and account = $2 and key = $3",
    values: [game, account, key],
  });
  return rows[0];
}
