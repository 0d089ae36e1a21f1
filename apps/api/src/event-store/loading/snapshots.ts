import type { Pool } from "pg";
import type { Game } from "../../domain/game/game.ts";

/** A snapshot is kept at every version that this divides, so that no more events than this are ever replayed. */
export const snapshotEvery = 64;

/** The latest kept position at or before a version, made by one of these folds. */
export async function snapshotBefore(
  pool: Pool,
  game: string,
  version: number | undefined,
  formats: readonly string[],
): Promise<Game | undefined> {
  const { rows } = await pool.query<{ body: Game }>({
    name: "snapshot-before",
    text: `select body from snapshots
           where game_id = $1 and version <= coalesce($2, 2147483647) and fold = any($3)
           order by version desc limit 1`,
    values: [game, version, formats],
  });
  return rows[0]?.body;
}

/** `fold` names the rules and the shape that made it. */
export async function keepSnapshot(pool: Pool, game: Game, fold: string): Promise<void> {
  await pool.query({
    name: "keep-snapshot",
    text: `insert into snapshots (game_id, version, fold, body) values ($1, $2, $3, $4)
           on conflict (game_id, version) do update set fold = excluded.fold, body = excluded.body`,
    values: [game.id, game.version, fold, JSON.stringify(game)],
  });
}
