import type { Pool } from "pg";
import { evolve, rollbackTarget, type Stored } from "../../domain/game/evolve.ts";
import type { Game } from "../../domain/game/game.ts";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { keepSnapshot, snapshotBefore, snapshotEvery } from "./snapshots.ts";
import { storedEvents } from "./stored-events.ts";

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
const formatVersion = 6;

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

  /** Where an event goes back, the game of that time is put beside it. */
  async function withStateAtTarget(stored: Stored, steps: readonly Step[]): Promise<Stored> {
    const to = rollbackTarget(stored.event);
    if (to === undefined) return stored;
    const near = steps.find(({ game }) => game.version === to);
    return { ...stored, stateAtTarget: near?.game ?? (await gameAt(stored.game, to)) };
  }

  function keepSnapshots(steps: readonly Step[]): void {
    for (const { game } of steps) {
      if (game.version % snapshotEvery !== 0) continue;
      keepSnapshot(pool, game, snapshotFormatOf(game.terms.ruleset)).catch(onError);
    }
  }

  return { gameAt, stepsAfter, keepSnapshots };
}
