import { evolve, rollbackTarget, type StoredEvent } from "./evolve.ts";
import type { Game } from "./game.ts";
import type { RulesetRegistry } from "./ruleset-registry.ts";

/** Takes the next event of a stream and returns the game after it. */
export type Replay = (stored: StoredEvent) => Game;

/** Replays a stream from its first event. Keeps the games at the versions to which it is rolled back later. */
export function createReplay(registry: RulesetRegistry, rollbackTargets: ReadonlySet<number>): Replay {
  const kept = new Map<number, Game>();
  let game: Game | undefined;
  return (stored) => {
    const to = rollbackTarget(stored.event);
    game = evolve(registry, game, to === undefined ? stored : { ...stored, stateAtTarget: kept.get(to) });
    if (rollbackTargets.has(game.version)) kept.set(game.version, game);
    return game;
  };
}
