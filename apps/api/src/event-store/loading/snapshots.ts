import type { Pool } from "pg";
import type { Game } from "../../domain/game/game.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";

/** A snapshot is stored at every multiple of this version, so at most this many events are replayed. */
export const snapshotEvery = 64;

/** Raised when the shape of a stored game changes. */
const formatVersion = 9;

/** Stored states of games, from which loading begins. Only a cache: they can be deleted at any time. */
export interface Snapshots {
  /** The latest snapshot at or before a version (the head if none is given) that the present rules made. */
  before(game: string, version: number | undefined): Promise<Game | undefined>;
  /** Stores a snapshot if one is due at this version. Errors are reported and otherwise ignored. */
  keep(game: Game): void;
}

export function createSnapshots(pool: Pool, registry: RulesetRegistry, onError: (error: unknown) => void): Snapshots {
  /** A snapshot is valid only under the rules that made it. */
  function formatOf(ruleset: string): string {
    return `${ruleset}@${registry.of(ruleset).ruleset.revision}/${formatVersion}`;
  }
  const formats = registry.ids.map(formatOf);
  return {
    before: (game, version) => snapshotBefore(pool, game, version, formats),
    keep(game) {
      if (game.version % snapshotEvery !== 0 || !registry.has(game.settings.ruleset)) return;
      storeSnapshot(pool, game, formatOf(game.settings.ruleset)).catch(onError);
    },
  };
}

async function snapshotBefore(
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

/** `format` names the rules and the shape of the stored game. */
async function storeSnapshot(pool: Pool, game: Game, format: string): Promise<void> {
  await pool.query({
    name: "store-snapshot",
    text: `insert into snapshots (game_id, version, format, body) values ($1, $2, $3, $4)
           on conflict (game_id, version) do update set format = excluded.format, body = excluded.body`,
    values: [game.id, game.version, format, JSON.stringify(game)],
  });
}
