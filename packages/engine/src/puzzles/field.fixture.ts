import type { Choice } from "../core/choice.ts";
import { positionAfter } from "../core/position.ts";
import type { Immutable, Ruleset } from "../core/ruleset.ts";

type Move = { type: "rest" } | { type: "sow" } | { type: "sweep" };
type Fact = { type: "Began" } | { type: "Rested" } | { type: "Sowed" } | { type: "Swept" };
type State = { turn: number; moves: number; coins: number[]; isSown: boolean; isSwept: boolean };
export type Field = {
  options: object;
  state: Immutable<State>;
  view: object;
  move: Move;
  fact: Fact;
  redactedFact: Fact;
};

const turns = 4;
const harvest = 9;
const seatOf = ({ turn }: Field["state"]) => turn % 2;

/**
 * In its turn, a seat may sow and sweep, in any order, and rests. Sweeping is paid at once; the harvest comes with the rest,
 * so quick games do not see why to sow. If `isTiring`, a seat that has swept can only rest.
 */
export const fieldWhereSweeping = ({ isTiring }: { readonly isTiring: boolean }): Ruleset<Field> => {
  const field: Ruleset<Field> = {
    id: "field",
    revision: 1,
    seats: { min: 2, max: 2 },
    revealingFacts: {},
    setUp: () => [{ type: "Began" }],
    decide(state, _, move) {
      const facts = {
        rest: [{ type: "Rested" }],
        sow: [{ type: "Sowed" }],
        sweep: [{ type: "Swept" }],
      } as const satisfies Record<Move["type"], readonly Fact[]>;
      return { facts: facts[move.type], state: positionAfter(field, facts[move.type], state) };
    },
    evolve(state, fact) {
      if (state === undefined) return { turn: 0, moves: 0, coins: [0, 0], isSown: false, isSwept: false };
      const paid = (amount: number) =>
        state.coins.map((coins, seat) => (seat === seatOf(state) ? coins + amount : coins));
      const moves = state.moves + 1;
      if (fact.type === "Sowed") return { ...state, moves, isSown: true };
      if (fact.type === "Swept") return { ...state, moves, isSwept: true, coins: paid(1) };
      return { turn: state.turn + 1, moves, coins: paid(state.isSown ? harvest : 0), isSown: false, isSwept: false };
    },
    question: (state) =>
      state.turn === turns
        ? undefined
        : { number: state.moves, kind: "turn", seats: [seatOf(state)], affectedSeats: [seatOf(state)] },
    choices({ turn, isSown, isSwept }, seat): readonly Choice<Move>[] {
      if (turn === turns || seat !== turn % 2) return [];
      const choices: Choice<Move>[] = [{ type: "rest", fields: {}, isDefault: true }];
      if (!isSown && !(isSwept && isTiring)) choices.push({ type: "sow", fields: {} });
      if (!isSwept) choices.push({ type: "sweep", fields: {} });
      return choices;
    },
    outcome: () => undefined,
    currentScores: ({ coins }) => coins,
    evaluate: ({ coins }) => coins,
    view: (state) => state,
    redact: (fact) => fact,
    redeal: (state) => state,
  };
  return field;
};
