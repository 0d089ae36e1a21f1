import { type Chance, seededChance } from "../../../core/chance.ts";
import { drawMove } from "../../../core/choice.ts";
import { positionAfter } from "../../../core/position.ts";
import type { Ruleset } from "../../../core/ruleset.ts";
import type { State } from "../family/model/state.ts";
import type { Fact, FiefClassic, Move, Options } from "../family/model/types.ts";

export interface Game {
  readonly facts: readonly Fact[];
  readonly moves: readonly Move[];
  readonly end: State;
}
export interface Setting {
  readonly ruleset: Ruleset<FiefClassic>;
  readonly seats: number;
  readonly seed: number;
  readonly options: Options;
}

/** Moves that leave the question open: rarely drawn, or games would be little else. */
const dealings: readonly Move["type"][] = ["give", "offer", "decline", "withdraw", "declare", "exchange"];
const dealingOneIn = 5;

/** A whole game of random moves with a random weight for each kind of move, so that rare situations are reached. */
export function playOut({ ruleset, seats, seed, options }: Setting, look: (state: State) => void): Game {
  const chance = seededChance(seed);
  const taste = tasteFrom(chance);
  const facts: Fact[] = [...ruleset.setUp({ seats, options }, chance)];
  const moves: Move[] = [];
  let state = positionAfter(ruleset, facts);
  for (let asked = ruleset.question(state); asked !== undefined; asked = ruleset.question(state)) {
    const seat = chance.pick(asked.seats);
    const move = drawMove<Move>(liked(ruleset.choices(state, seat), taste, chance), chance);
    const decision = ruleset.decide(state, seat, move, chance);
    if ("refusal" in decision) throw new Error(`seed ${seed}: ${JSON.stringify(move)} is offered and refused`);
    state = decision.state;
    facts.push(...decision.facts);
    moves.push(move);
    look(state);
  }
  return { facts, moves, end: state };
}

type FiefChoice = ReturnType<Ruleset<FiefClassic>["choices"]>[number];
type Taste = (choice: FiefChoice) => number;

/** 1, 4 or 16 for each kind of move, the same throughout a game. */
function tasteFrom(chance: Chance): Taste {
  const tastes = new Map<string, number>();
  return ({ type }) => {
    const known = tastes.get(type) ?? 4 ** chance.below(3);
    tastes.set(type, known);
    return known;
  };
}

function liked(choices: readonly FiefChoice[], taste: Taste, chance: Chance): FiefChoice {
  const isDealing = chance.below(dealingOneIn) === 0;
  const open = choices.filter(({ blockedBy }) => blockedBy === undefined);
  const fitting = open.filter(({ type }) => isDealing || !dealings.includes(type));
  const asked = fitting.length > 0 ? fitting : open;
  let weight = chance.below(asked.reduce((sum, choice) => sum + taste(choice), 0));
  for (const choice of asked) {
    weight -= taste(choice);
    if (weight < 0) return choice;
  }
  throw new Error("nothing is open to who is asked");
}
