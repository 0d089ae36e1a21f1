import type { Pool } from "pg";
import { evolve, rollbackTarget, type StoredEvent } from "../../domain/game/evolve.ts";
import type { Game } from "../../domain/game/game.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { createSnapshots } from "./snapshots.ts";
import { storedEvents } from "./stored-events.ts";

/** An event and the game after it. */
export interface LoadedStep {
  readonly stored: StoredEvent;
  readonly game: Game;
}

export interface GameLoader {
  /** The game at a version, or at its head. Undefined if there is no such game or version. */
  gameAt(id: string, version?: number): Promise<Game | undefined>;
  /** The events after a state, or from the beginning, each with the game after it. */
  stepsAfter(id: string, before: Game | undefined, limit?: number): Promise<readonly LoadedStep[]>;
  /** Stores snapshots that later loads begin with. Only a cache: errors are reported and otherwise ignored. */
  keepSnapshots(steps: readonly LoadedStep[]): void;
}

/** Rebuilds games from their events, beginning with snapshots and storing new ones. */
export function createGameLoader(pool: Pool, registry: RulesetRegistry, onError: (error: unknown) => void): GameLoader {
  const snapshots = createSnapshots(pool, registry, onError);

  async function gameAt(id: string, version?: number): Promise<Game | undefined> {
    const snapshot = await snapshots.before(id, version);
    const after = snapshot?.version ?? 0;
    if (snapshot !== undefined && after === version) return snapshot;
    const events = await storedEvents(pool, id, version === undefined ? { after } : { after, upTo: version });
    const steps = await rehydrate(snapshot, events);
    const game = steps.at(-1)?.game ?? snapshot;
    return version === undefined || game?.version === version ? game : undefined;
  }

  async function stepsAfter(id: string, before: Game | undefined, limit?: number): Promise<readonly LoadedStep[]> {
    const after = before?.version ?? 0;
    return rehydrate(before, await storedEvents(pool, id, limit === undefined ? { after } : { after, limit }));
  }

  async function rehydrate(before: Game | undefined, events: readonly StoredEvent[]): Promise<readonly LoadedStep[]> {
    const steps: LoadedStep[] = [];
    let game = before;
    for (const event of events) {
      const stored = await withStateAtTarget(event, steps);
      game = evolve(registry, game, stored);
      steps.push({ stored, game });
    }
    keepSnapshots(steps);
    return steps;
  }

  /** Adds the game at the target version to an event that rolls it back. */
  async function withStateAtTarget(stored: StoredEvent, steps: readonly LoadedStep[]): Promise<StoredEvent> {
    const to = rollbackTarget(stored.event);
    if (to === undefined) return stored;
    const recent = steps.find(({ game }) => game.version === to);
    return { ...stored, stateAtTarget: recent?.game ?? (await gameAt(stored.game, to)) };
  }

  function keepSnapshots(steps: readonly LoadedStep[]): void {
    for (const { game } of steps) snapshots.keep(game);
  }

  return { gameAt, stepsAfter, keepSnapshots };
}
