import { chanceFrom, seededChance } from "../../../core/chance.ts";
import { drawMove } from "../../../core/choice.ts";
import type { Ruleset } from "../../../core/ruleset.ts";
import { middleAges } from "../ruleset.ts";
import type { State } from "../state.ts";
import type { Fact, MiddleAges } from "../words.ts";

/** A whole game of random moves: every fact with the position after it. */
export function playOut(seats: number, seed: number, ruleset: Ruleset<MiddleAges> = middleAges): readonly Told[] {
  const chance = seededChance(seed);
  const game: Told[] = [];
  const record = (facts: readonly Fact[]) => {
    for (const [place, fact] of facts.entries()) {
      game.push({ fact, state: ruleset.evolve(game.at(-1)?.state, fact), isAtRest: place === facts.length - 1 });
    }
  };
  record(ruleset.setUp({ seats, options: {} }, chance));
  for (let state = game.at(-1)?.state; state !== undefined; state = game.at(-1)?.state) {
    const seat = ruleset.question(state)?.seats[0];
    if (seat === undefined) return game;
    const open = ruleset.choices(state, seat).filter(({ barred }) => barred === undefined);
    const decision = ruleset.decide(state, seat, drawMove(chance.pick(open), chance), chance);
    if ("refusal" in decision) throw new Error(`a move that was offered is refused by ${decision.refusal.rule}`);
    record(decision.facts);
  }
  throw new Error("a game without facts");
}

export interface Told {
  readonly fact: Fact;
  readonly state: State;
  /** The last fact of a move: now somebody is asked, or the game is over. */
  readonly isAtRest: boolean;
}

/** Always the first of what there is. */
export const firstOfAll = chanceFrom(() => 0);
