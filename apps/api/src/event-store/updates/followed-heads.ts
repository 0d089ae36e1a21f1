import type { Pool } from "pg";

/** Where a game or a tournament stands. */
export interface Head {
  readonly id: string;
  /** 0 where nothing has this id. */
  readonly version: number;
  /** Differs whenever talk or a wish to go back has changed. */
  readonly beside: string;
}

/** Where each of these games and tournaments stands, in one query. */
export async function headsOf(pool: Pool, ids: readonly string[]): Promise<readonly Head[]> {
  const { rows } = await pool.query<Head>({
    name: "followed-heads",
    text: `select followed.id, coalesce(games.version, tournaments.version, 0) as version,
             concat_ws(' ', chat_heads.last, undo_requests::text) as beside
           from unnest($1::uuid[]) as followed (id)
           left join games on games.game_id = followed.id
           left join tournaments on tournaments.tournament_id = followed.id
           left join chat_heads on chat_heads.game_id = followed.id
           left join undo_requests on undo_requests.game_id = followed.id`,
    values: [ids],
  });
  return rows;
}
