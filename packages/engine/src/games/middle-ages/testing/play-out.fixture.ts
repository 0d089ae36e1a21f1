import { type Chance, chanceFrom, seededChance } from "../../../core/chance.ts";
import { defaultMove, drawMove } from "../../../core/choice.ts";
import type { Seat } from "../../../core/ruleset.ts";
import type { State } from "../model/state.ts";
import type { Fact, Move } from "../model/types.ts";
import { middleAges } from "../ruleset.ts";

/** A whole game of random moves: every fact with the position after it. */
export function playOut(seats: number, seed: number): readonly RecordedFact[] {
  const chance = seededChance(seed);
  return played(seats, chance, (state, seat) => drawMove<Move>(chance.pick(openChoices(state, seat)), chance));
}

/** A whole game without answers: always the default choice. */
export function playSilent(seats: number, chance: Chance): readonly RecordedFact[] {
  return played(seats, chance, (state, seat) => {
    const defaultChoice = openChoices(state, seat).find((choice) => choice.isDefault);
    if (defaultChoice === undefined) throw new Error(`seat ${seat} cannot stay silent`);
    return defaultMove<Move>(defaultChoice);
  });
}

export interface RecordedFact {
  readonly fact: Fact;
  readonly state: State;
  /** The last fact of a move: now a seat is asked, or the game is over. */
  readonly isAtRest: boolean;
}

/** Always the first of what there is. */
export const firstOfAll = chanceFrom(() => 0);

function played(seats: number, chance: Chance, moveOf: (state: State, seat: Seat) => Move): readonly RecordedFact[] {
  const game: RecordedFact[] = [];
  const record = (facts: readonly Fact[]) => {
    for (const [place, fact] of facts.entries()) {
      const state = middleAges.evolve(game.at(-1)?.state, fact);
      game.push({ fact, state, isAtRest: place === facts.length - 1 });
    }
  };
  record(middleAges.setUp({ seats, options: {} }, chance));
  for (let state = game.at(-1)?.state; state !== undefined; state = game.at(-1)?.state) {
    const seat = middleAges.question(state)?.seats[0];
    if (seat === undefined) return game;
    const decision = middleAges.decide(state, seat, moveOf(state, seat), chance);
    if ("refusal" in decision) throw new Error(`a move that was offered is refused by ${decision.refusal.rule}`);
    record(decision.facts);
  }
  throw new Error("a game without facts");
}

const openChoices = (state: State, seat: Seat) =>
  middleAges.choices(state, seat).filter(({ blockedBy }) => blockedBy === undefined);
