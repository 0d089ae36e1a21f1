import type { Pool, PoolClient } from "pg";
import type { Game } from "../../domain/game/game.ts";
import type { GameSummary } from "../../domain/game/summary.ts";
import { gameRowOf, seatRowsOf, tenureRowsOf } from "./projection.ts";

type Row = Record<string, unknown>;

export interface ProjectionRows {
  readonly row: Row | null;
  readonly seats: Row[];
}

/** The projections of a game, without secrets. */
export async function projectionOf(pool: Pool, game: string): Promise<ProjectionRows> {
  const { rows } = await pool.query<ProjectionRows>({
    name: "projection-of",
    text: `select (select to_jsonb(games) - '{secret,invitation}'::text[] from games where game_id = $1) as row,
             coalesce((select jsonb_agg(to_jsonb(seats) - 'game_id' order by seat) from seats where game_id = $1), '[]')
               as seats`,
    values: [game],
  });
  return rows[0] ?? { row: null, seats: [] };
}

/**
 * The columns of the projections that differ from the game. `wake_up_at` is ignored: it also changes without events.
 * So is a missing `turn`: rows from before the column existed get it with the next event.
 */
export async function differencesFrom(
  connection: Pool | PoolClient,
  summary: GameSummary,
  game: Game,
): Promise<readonly string[]> {
  const { rows } = await connection.query<{ difference: string }>({
    name: "projection-differences",
    text: differences,
    values: [
      summary.id,
      JSON.stringify(gameRowOf(summary)),
      JSON.stringify(seatRowsOf(undefined, summary)),
      JSON.stringify(tenureRowsOf([], game)),
    ],
  });
  return rows.map(({ difference }) => difference);
}

const differences = `
select 'games.' || column_name as difference from (
  select to_jsonb(expected) - 'wake_up_at' as expected from json_populate_record(null::games, $2::json) as expected
) as one cross join lateral jsonb_object_keys(one.expected) as column_name
where one.expected -> column_name is distinct from
  (select to_jsonb(games) -> column_name from games where game_id = $1)
  and not (column_name = 'turn' and exists (select from games where game_id = $1 and turn is null))
union all
select 'seats' where
  (select jsonb_agg(to_jsonb(expected) order by seat) from json_populate_recordset(null::seats, $3::json) as expected)
  is distinct from (select jsonb_agg(to_jsonb(seats) order by seat) from seats where game_id = $1)
union all
select 'seat_tenures' where
  (select jsonb_agg(to_jsonb(expected) order by seat, since)
   from json_populate_recordset(null::seat_tenures, $4::json) as expected)
  is distinct from (select jsonb_agg(to_jsonb(seat_tenures) order by seat, since) from seat_tenures where game_id = $1)
order by 1`;

/** Version, format and size of the snapshots of a game. */
export async function snapshotsOf(pool: Pool, game: string) {
  const { rows } = await pool.query<{ version: number; format: string; bytes: number }>({
    name: "snapshots-of",
    text: `select version, format, pg_column_size(body)::int as bytes from snapshots where game_id = $1 order by version`,
    values: [game],
  });
  return rows;
}
