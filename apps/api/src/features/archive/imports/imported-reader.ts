import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import type { StoredEvent } from "../../../domain/game/evolve.ts";
import { rollbackTarget } from "../../../domain/game/evolve.ts";
import type { Game } from "../../../domain/game/game.ts";
import { createReplay } from "../../../domain/game/replay.ts";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import type { GameReader } from "../../../event-store/game-store.ts";
import { findImportLog } from "../../../stores/games/imports-store.ts";
import { importedEvents } from "./imported-events.ts";

interface Loaded {
  readonly events: readonly StoredEvent[];
  readonly head: Game;
  /** The games at the versions to which the game is rolled back. */
  readonly targets: ReadonlyMap<number, Game>;
}

/** An import has up to some megabytes. Its replay is cached as a response, so few are needed again. */
const loadedMax = 4;

/** Reads imports as games, so that their replays are those of games. Imports do not change, but they can be removed. */
export function importedReader(pool: Pool, registry: RulesetRegistry, games: GameReader): GameReader {
  const loaded = new LRUCache<string, Loaded>({ max: loadedMax });

  async function load(id: string): Promise<Loaded | undefined> {
    const log = await findImportLog(pool, id);
    if (log === undefined) return undefined;
    const known = loaded.get(id) ?? replayed(registry, importedEvents(id, log));
    loaded.set(id, known);
    return known;
  }

  const current = async (id: string) => (await load(id))?.head;
  return {
    ...games,
    known: current,
    current,
    reached: current,
    async at(id, version) {
      const found = await load(id);
      return found?.targets.get(version) ?? (found && replayed(registry, found.events.slice(0, version)).head);
    },
    async events(id, after, limit) {
      return (await load(id))?.events.slice(after, after + limit) ?? [];
    },
  };
}

function replayed(registry: RulesetRegistry, events: readonly StoredEvent[]): Loaded {
  const versions = new Set(events.flatMap(({ event }) => rollbackTarget(event) ?? []));
  const replay = createReplay(registry, versions);
  const targets = new Map<number, Game>();
  let head: Game | undefined;
  for (const event of events) {
    head = replay(event);
    if (versions.has(head.version)) targets.set(head.version, head);
  }
  if (head === undefined) throw new Error("an import without events was stored");
  return { events, head, targets };
}
