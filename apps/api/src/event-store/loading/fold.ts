import type { Pool } from "pg";
import { afterEvent, goesBackTo, type Stored } from "../../domain/game/after-event.ts";
import type { Game } from "../../domain/game/game.ts";
import type { Register } from "../../domain/game/register.ts";
import { keepSnapshot, snapshotBefore, snapshotEvery } from "./snapshots.ts";
import { storedEvents } from "./stored-events.ts";

/** An event and the game after it. */
export interface Step {
  readonly stored: Stored;
  readonly game: Game;
}

export interface Folder {
  /** The game at a version, or at its head; none if there is no such game or version. */
  gameAt(id: string, version?: number): Promise<Game | undefined>;
  /** What happened after a position, or from the beginning, with the game after each event. */
  stepsAfter(id: string, before: Game | undefined, limit?: number): Promise<readonly Step[]>;
  /** Keeps what later folds begin with. Only a cache: whatever goes wrong with it is told and forgotten. */
  keep(steps: readonly Step[]): void;
}

/** Raised when the shape of a folded game changes. */
const shape = 6;

/** Makes positions from events, beginning with snapshots and leaving some behind. */
export function folder(pool: Pool, register: Register, complain: (error: unknown) => void): Folder {
  /** A snapshot holds only under the rules that made it. */
  function foldOf(ruleset: string): string {
    return `${ruleset}@${register.of(ruleset).ruleset.revision}/${shape}`;
  }
  const folds = register.all.map(({ ruleset }) => foldOf(ruleset.id));

  async function gameAt(id: string, version?: number): Promise<Game | undefined> {
    const kept = await snapshotBefore(pool, id, version, folds);
    const after = kept?.version ?? 0;
    if (kept !== undefined && after === version) return kept;
    const events = await storedEvents(pool, id, version === undefined ? { after } : { after, upTo: version });
    const steps = await stepsFrom(kept, events);
    keep(steps);
    const game = steps.at(-1)?.game ?? kept;
    return version === undefined || game?.version === version ? game : undefined;
  }

  async function stepsAfter(id: string, before: Game | undefined, limit?: number): Promise<readonly Step[]> {
    const after = before?.version ?? 0;
    const events = await storedEvents(pool, id, limit === undefined ? { after } : { after, limit });
    const steps = await stepsFrom(before, events);
    keep(steps);
    return steps;
  }

  async function stepsFrom(before: Game | undefined, events: readonly Stored[]): Promise<readonly Step[]> {
    const steps: Step[] = [];
    let game = before;
    for (const bare of events) {
      const stored = await withEarlier(bare, steps);
      game = afterEvent(register, game, stored);
      steps.push({ stored, game });
    }
    return steps;
  }

  /** Where an event goes back, the game of that time is put beside it. */
  async function withEarlier(stored: Stored, steps: readonly Step[]): Promise<Stored> {
    const to = goesBackTo(stored.event);
    if (to === undefined) return stored;
    const near = steps.find(({ game }) => game.version === to);
    return { ...stored, earlier: near?.game ?? (await gameAt(stored.game, to)) };
  }

  function keep(steps: readonly Step[]): void {
    for (const { game } of steps) {
      if (game.version % snapshotEvery !== 0) continue;
      keepSnapshot(pool, game, foldOf(game.terms.ruleset)).catch(complain);
    }
  }

  return { gameAt, stepsAfter, keep };
}
