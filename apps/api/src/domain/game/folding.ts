import { evolve, rollbackTarget, type Stored } from "./evolve.ts";
import type { Game } from "./game.ts";
import type { Register } from "./register.ts";

/** Takes the next event of a stream and answers with the game after it. */
export type Folding = (stored: Stored) => Game;

/** Folds a stream from its first event on, and remembers the games to which it will go back. */
export function folding(register: Register, returns: ReadonlySet<number>): Folding {
  const kept = new Map<number, Game>();
  let game: Game | undefined;
  return (stored) => {
    const to = rollbackTarget(stored.event);
    game = evolve(register, game, to === undefined ? stored : { ...stored, stateAtTarget: kept.get(to) });
    if (returns.has(game.version)) kept.set(game.version, game);
    return game;
  };
}
