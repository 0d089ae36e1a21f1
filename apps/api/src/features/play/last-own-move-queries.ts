import type { Pool } from "pg";

/** The version at which the player on a seat last moved, or sat down; 0 if neither. */
export async function lastOwnMove(pool: Pool, game: string, seat: number, upTo: number): Promise<number> {
  const { rows } = await pool.query<{ version: number }>({
    name: "last-own-move",
    text: `select version from events
           where game_id = $1 and version <= $3 and (body->>'seat')::int = $2
             and (type = 'MovePlayed' and body->>'by' = 'person' or type = 'SeatTakenOver')
           order by version desc limit 1`,
    values: [game, seat, upTo],
  });
  return rows[0]?.version ?? 0;
}
