import { evolve, rollbackTarget, type StoredEvent } from "./evolve.ts";
import type { Game } from "./game.ts";
import type { RulesetRegistry } from "./ruleset-registry.ts";

/** Takes the next event of a stream and answers with the game after it. */
export type Replay = (stored: StoredEvent) => Game;

/** Replays a stream from its first event on, and remembers the games to which it will go back. */
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
