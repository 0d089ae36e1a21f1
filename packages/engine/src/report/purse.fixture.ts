import type { Choice } from "../core/choice.ts";
import { positionAfter } from "../core/position.ts";
import type { Immutable, Ruleset } from "../core/ruleset.ts";

type Move = { type: "take"; coins: number } | { type: "roll" } | { type: "draw" } | { type: "show" };
type Fact =
  | { type: "Began"; stack: number[]; secrets: number[] }
  | { type: "Gained"; coins: number; from: Move["type"] };
type State = { turn: number; purses: number[]; stack: number[]; secrets: number[] };
export type Purse = {
  options: object;
  state: Immutable<State>;
  view: object;
  move: Immutable<Move>;
  fact: Immutable<Fact>;
  redactedFact: Immutable<Fact>;
};

const turns = 6;
const seats = [0, 1];
const seatOf = ({ turn }: Purse["state"]) => turn % seats.length;

/**
 * Two seats take turns, each with coins of their choice, those of a die, those on top of a shuffled stack, or those that they
 * hold in secret.
 */
export const purse: Ruleset<Purse> = {
  id: "purse",
  revision: 1,
  seats: { min: 2, max: 2 },
  revealingFacts: {},
  setUp: (_, chance) => [
    { type: "Began", stack: chance.shuffle([0, 0, 0, 0, 9, 9, 9, 9]), secrets: [chance.die(), 0] },
  ],
  decide(state, seat, move, chance) {
    const facts: readonly Purse["fact"][] = [{ type: "Gained", from: move.type, coins: coinsOf() }];
    return { facts, state: positionAfter(purse, facts, state) };

    function coinsOf(): number {
      if (move.type === "take") return move.coins;
      if (move.type === "roll") return chance.die();
      return (move.type === "draw" ? state.stack[0] : state.secrets[seat]) ?? 0;
    }
  },
  evolve(state, fact) {
    if (fact.type === "Began") return { turn: 0, purses: [0, 0], stack: fact.stack, secrets: fact.secrets };
    if (state === undefined) throw new Error("no purse yet");
    const seat = seatOf(state);
    const purses = state.purses.map((coins, owner) => (owner === seat ? coins + fact.coins : coins));
    return { ...state, turn: state.turn + 1, purses, stack: fact.from === "draw" ? state.stack.slice(1) : state.stack };
  },
  question: (state) =>
    state.turn === turns
      ? undefined
      : { number: state.turn, kind: "turn", seats: [seatOf(state)], affectedSeats: [seatOf(state)] },
  choices(state, seat): readonly Choice<Purse["move"]>[] {
    if (seat !== seatOf(state)) return [];
    return [
      { type: "take", fields: { coins: { oneOf: [1, 2, 3] } }, isDefault: true },
      { type: "roll", fields: {} },
      { type: "draw", fields: {} },
      { type: "show", fields: {} },
    ];
  },
  outcome: () => undefined,
  currentScores: ({ purses }) => purses,
  view: ({ turn, purses, secrets, stack }, audience) => ({
    turn,
    purses,
    left: stack.length,
    secrets: secrets.map((secret, seat) => (audience === seat || audience === "arbiter" ? secret : null)),
  }),
  redact: (fact) => fact,
  redeal: (state, audience, chance) => ({
    ...state,
    stack: chance.shuffle(state.stack),
    secrets: state.secrets.map((secret, seat) => (audience === seat || secret === 0 ? secret : chance.die())),
  }),
};
