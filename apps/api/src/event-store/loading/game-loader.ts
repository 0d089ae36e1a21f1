import type { Pool, PoolClient } from "pg";
import { gameEvent } from "../../domain/game/events.ts";
import { evolve, rollbackTarget, type Stored } from "../../domain/game/evolve.ts";
import type { Game } from "../../domain/game/game.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";

/** An event and the game after it. */
export interface Step {
  readonly stored: Stored;
  readonly game: Game;
}

export interface GameLoader {
  /** The game at a version, or at its head; none if there is no such game or version. */
  gameAt(id: string, version?: number): Promise<Game | undefined>;
  /** What happened after a position, or from the beginning, with the game after each event. */
  stepsAfter(id: string, before: Game | undefined, limit?: number): Promise<readonly Step[]>;
  /** Keeps snapshots that later loads begin with. Only a cache: errors are reported and otherwise ignored. */
  keepSnapshots(steps: readonly Step[]): void;
}

/** Raised when the shape of a stored game changes. */
const formatVersion = 7;

/** Rebuilds games from their events, beginning with snapshots and storing new ones. */
export function createGameLoader(pool: Pool, registry: RulesetRegistry, onError: (error: unknown) => void): GameLoader {
  /** A snapshot holds only under the rules that made it. */
  function snapshotFormatOf(ruleset: string): string {
    return `${ruleset}@${registry.of(ruleset).ruleset.revision}/${formatVersion}`;
  }
  const formats = registry.all.map(({ ruleset }) => snapshotFormatOf(ruleset.id));

  async function gameAt(id: string, version?: number): Promise<Game | undefined> {
    const kept = await snapshotBefore(pool, id, version, formats);
    const after = kept?.version ?? 0;
    if (kept !== undefined && after === version) return kept;
    const events = await storedEvents(pool, id, version === undefined ? { after } : { after, upTo: version });
    const steps = await rehydrate(kept, events);
    keepSnapshots(steps);
    const game = steps.at(-1)?.game ?? kept;
    return version === undefined || game?.version === version ? game : undefined;
  }

  async function stepsAfter(id: string, before: Game | undefined, limit?: number): Promise<readonly Step[]> {
    const after = before?.version ?? 0;
    const events = await storedEvents(pool, id, limit === undefined ? { after } : { after, limit });
    const steps = await rehydrate(before, events);
    keepSnapshots(steps);
    return steps;
  }

  async function rehydrate(before: Game | undefined, events: readonly Stored[]): Promise<readonly Step[]> {
    const steps: Step[] = [];
    let game = before;
    for (const bare of events) {
      const stored = await withStateAtTarget(bare, steps);
      game = evolve(registry, game, stored);
      steps.push({ stored, game });
    }
    return steps;
  }

  /** Adds the game at the target version to an event that goes back. */
  async function withStateAtTarget(stored: Stored, steps: readonly Step[]): Promise<Stored> {
    const to = rollbackTarget(stored.event);
    if (to === undefined) return stored;
    const near = steps.find(({ game }) => game.version === to);
    return { ...stored, stateAtTarget: near?.game ?? (await gameAt(stored.game, to)) };
  }

  function keepSnapshots(steps: readonly Step[]): void {
    for (const { game } of steps) {
      if (game.version % snapshotEvery !== 0) continue;
      keepSnapshot(pool, game, snapshotFormatOf(game.settings.ruleset)).catch(onError);
    }
  }

  return { gameAt, stepsAfter, keepSnapshots };
}

/** A snapshot is kept at every version that this divides, so that no more events than this are ever replayed. */
export const snapshotEvery = 64;

/** The latest kept position at or before a version, in one of these formats. */
export async function snapshotBefore(
  pool: Pool,
  game: string,
  version: number | undefined,
  formats: readonly string[],
): Promise<Game | undefined> {
  const { rows } = await pool.query<{ body: Game }>({
    name: "snapshot-before",
    text: `select body from snapshots
           where game_id = $1 and version <= coalesce($2, 2147483647) and format = any($3)
           order by version desc limit 1`,
    values: [game, version, formats],
  });
  return rows[0]?.body;
}

/** `format` names the rules and the shape that made it. */
export async function keepSnapshot(pool: Pool, game: Game, format: string): Promise<void> {
  await pool.query({
    name: "keep-snapshot",
    text: `insert into snapshots (game_id, version, format, body) values ($1, $2, $3, $4)
           on conflict (game_id, version) do update set format = excluded.format, body = excluded.body`,
    values: [game.id, game.version, format, JSON.stringify(game)],
  });
}

interface EventRow {
  readonly game_id: string;
  readonly version: number;
  readonly type: string;
  readonly body: object;
  readonly at: Date;
  readonly digest: string;
  readonly secret: string | null;
}

/** Events of a game after one version, up to and with another, in order. */
export async function storedEvents(
  pool: Pool | PoolClient,
  game: string,
  { after, upTo = versionMax, limit = versionMax }: { after: number; upTo?: number; limit?: number },
): Promise<readonly Stored[]> {
  const { rows } = await pool.query<EventRow>({
    name: "stored-events",
    text: `select game_id, version, type, body, at, digest, secret from events
           where game_id = $1 and version > $2 and version <= $3 order by version limit $4`,
    values: [game, after, upTo, limit],
  });
  return rows.map(storedOf);
}

/** The versions to which a game goes back later in its stream. */
export async function returnsOf(connection: Pool | PoolClient, game: string): Promise<ReadonlySet<number>> {
  const { rows } = await connection.query<{ to: number }>({
    name: "returns-of",
    text: `select (body ->> 'to')::int as "to" from events where game_id = $1 and type = 'GameRolledBack'
             and body ->> 'to' is not null`,
    values: [game],
  });
  return new Set(rows.map(({ to }) => to));
}

const versionMax = 2_147_483_647;

function storedOf({ game_id, version, type, body, at, digest, secret }: EventRow): Stored {
  return {
    game: game_id,
    version,
    at: at.toISOString(),
    event: gameEvent.parse({ ...body, type }),
    digest,
    secret: secret ?? undefined,
  };
}
