import type { Pool, PoolClient } from "pg";
import { gameEvent } from "../../domain/game/events.ts";
import type { StoredEvent } from "../../domain/game/evolve.ts";

interface EventRow {
  readonly game_id: string;
  readonly version: number;
  readonly type: string;
  readonly body: object;
  readonly at: Date;
  readonly digest: string;
  readonly secret: string | null;
}

/** The events of a game in order: after version `after`, up to and including `upTo`, at most `limit`. */
export async function storedEvents(
  pool: Pool | PoolClient,
  game: string,
  { after, upTo = versionMax, limit = versionMax }: { after: number; upTo?: number; limit?: number },
): Promise<readonly StoredEvent[]> {
  const { rows } = await pool.query<EventRow>({
    name: "stored-events",
    text: `select game_id, version, type, body, at, digest, secret from events
           where game_id = $1 and version > $2 and version <= $3 order by version limit $4`,
    values: [game, after, upTo, limit],
  });
  return rows.map(storedOf);
}

/** The versions to which a game is rolled back later in its stream. */
export async function rollbackTargetsOf(connection: Pool | PoolClient, game: string): Promise<ReadonlySet<number>> {
  const { rows } = await connection.query<{ to: number }>({
    name: "rollback-targets",
    text: `select (body ->> 'to')::int as "to" from events where game_id = $1 and type = 'GameRolledBack'
             and body ->> 'to' is not null`,
    values: [game],
  });
  return new Set(rows.map(({ to }) => to));
}

/** Whether an event after this version returned the game to a version before it. */
export async function isUndoneSince(pool: Pool, game: string, version: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "is-undone-since",
    text: `select from events where game_id = $1 and version > $2 and type in ('MovesUndone', 'GameRolledBack')
             and (body ->> 'to')::int < $2 limit 1`,
    values: [game, version],
  });
  return rowCount === 1;
}

const versionMax = 2_147_483_647;

function storedOf({ game_id, version, type, body, at, digest, secret }: EventRow): StoredEvent {
  return {
    game: game_id,
    version,
    at: at.toISOString(),
    event: gameEvent.parse({ ...body, type }),
    digest,
    secret: secret ?? undefined,
  };
}
