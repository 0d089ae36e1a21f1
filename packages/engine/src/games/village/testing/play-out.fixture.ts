import { type Chance, seededChance } from "../../../core/chance.ts";
import { drawMove } from "../../../core/choice.ts";
import { positionAfter } from "../../../core/position.ts";
import type { State } from "../model/state.ts";
import type { Fact, Move } from "../model/types.ts";
import { village } from "../ruleset.ts";

export interface Game {
  readonly facts: readonly Fact[];
  readonly moves: readonly Move[];
  readonly end: State;
}

/** A whole game of random moves with a random weight for each kind of move, so that rare situations are reached. */
export function playOut(seats: number, seed: number, look: (state: State) => void = () => undefined): Game {
  const chance = seededChance(seed);
  const taste = tasteFrom(chance);
  const facts: Fact[] = [...village.setUp({ seats, options: {} }, chance)];
  const moves: Move[] = [];
  let state = positionAfter(village, facts);
  for (let asked = village.question(state); asked !== undefined; asked = village.question(state)) {
    const seat = chance.pick(asked.seats);
    const move = drawMove<Move>(liked(village.choices(state, seat), taste, chance), chance);
    const decision = village.decide(state, seat, move, chance);
    if ("refusal" in decision) throw new Error(`${JSON.stringify(move)} is offered and refused`);
    state = decision.state;
    facts.push(...decision.facts);
    moves.push(move);
    look(state);
  }
  return { facts, moves, end: state };
}

type VillageChoice = ReturnType<typeof village.choices>[number];
type Taste = (choice: VillageChoice) => number;

/** 1, 4, 16 or 64 for each kind of move, and for each space to take from, the same throughout a game. */
function tasteFrom(chance: Chance): Taste {
  const tastes = new Map<string, number>();
  return (choice) => {
    const kind = choice.type === "take" ? JSON.stringify(choice.fields.action) : choice.type;
    const known = tastes.get(kind) ?? 4 ** chance.below(4);
    tastes.set(kind, known);
    return known;
  };
}

function liked(choices: readonly VillageChoice[], taste: Taste, chance: Chance): VillageChoice {
  const open = choices.filter(({ blockedBy }) => blockedBy === undefined);
  let weight = chance.below(open.reduce((sum, choice) => sum + taste(choice), 0));
  for (const choice of open) {
    weight -= taste(choice);
    if (weight < 0) return choice;
  }
  throw new Error("nothing is open to who is asked");
}
