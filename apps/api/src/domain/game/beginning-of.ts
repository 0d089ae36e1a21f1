import type { EventOf } from "./events.ts";
import type { Game } from "./game.ts";
import { chanceOf } from "./game-chance.ts";
import type { RulesetRegistry } from "./ruleset-registry.ts";

/** How a game whose seats are taken begins: from here on seats are fixed, and chance is bound to everybody's entropy. */
export function beginningOf(registry: RulesetRegistry, game: Game): EventOf<"GameBegan"> {
  const { ruleset } = registry.of(game.terms.ruleset);
  const { chance, draws } = chanceOf(game);
  const facts = ruleset.setUp({ seats: game.seats.length, options: game.terms.options }, chance);
  return { type: "GameBegan", facts, draws: draws() };
}

export function isFull({ seats }: Game): boolean {
  return seats.every(({ kind }) => kind !== "nobody");
}

/** Nobody at the table has still to say that they are ready. */
export function isAgreed({ terms, seats }: Game): boolean {
  return terms.readyCheck !== true || seats.every((sitting) => sitting.kind !== "person" || sitting.isReady === true);
}

/** The table waits for nothing but its beginning, and for no word of the host. */
export function beginsByItself(game: Game): boolean {
  const { startsWhenFull, readyCheck } = game.terms;
  return (startsWhenFull || readyCheck === true) && isFull(game) && isAgreed(game);
}
