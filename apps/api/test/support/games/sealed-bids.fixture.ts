import type { Chance, Choice, Immutable, Ruleset, Seat } from "@seneschal/engine";
import type { RulesetSchema } from "@seneschal/schema";
import { z } from "zod";
import type { RegisteredRuleset } from "../../../src/domain/game/ruleset-registry.ts";

/**
 * A game of everything that the API must handle with care: hidden hands, simultaneous secret answers, random draws,
 * moves that can be undone, any number of rounds, which the players can lower. Cards are large numbers, so that each leaked card is recognized.
 */
const seat = z.int().min(0).max(9);
const card = z.int();
const hidden = z.literal("hidden");

const move = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("stake"), coins: z.int() }),
  z.strictObject({ type: z.literal("bid"), card }),
]);
const options = z.strictObject({ rounds: z.int().min(1).max(1_000_000) });
const shared = [
  z.object({ type: z.literal("RoundBegan"), round: z.int() }),
  z.object({ type: z.literal("Staked"), seat, coins: z.int() }),
  z.object({ type: z.literal("BidsShown"), bids: z.array(card), winner: seat }),
  z.object({ type: z.literal("RoundsLowered"), rounds: z.int() }),
  z.object({ type: z.literal("GameEnded") }),
] as const;
const fact = z.discriminatedUnion("type", [
  z.object({ type: z.literal("TableLaid"), seats: z.int(), rounds: z.int() }),
  z.object({ type: z.literal("CardDealt"), seat, card }),
  z.object({ type: z.literal("BidPlaced"), seat, card }),
  ...shared,
]);
const redactedFact = z.discriminatedUnion("type", [
  z.object({ type: z.literal("TableLaid"), seats: z.int(), rounds: z.int() }),
  z.object({ type: z.literal("CardDealt"), seat, card: z.union([card, hidden]) }),
  z.object({ type: z.literal("BidPlaced"), seat, card: z.union([card, hidden]) }),
  ...shared,
]);
const view = z.object({
  round: z.int(),
  rounds: z.int(),
  hands: z.array(z.array(z.union([card, hidden]))),
  bids: z.array(z.union([card, hidden]).nullable()),
  stakes: z.array(z.int()),
  scores: z.array(z.int()),
});

const schema = { id: "sealed-bids", options, move, redactedFact, fact, view } as const satisfies RulesetSchema;

interface State {
  readonly round: number;
  readonly rounds: number;
  readonly hands: readonly (readonly number[])[];
  readonly bids: readonly (number | null)[];
  readonly stakes: readonly number[];
  readonly scores: readonly number[];
  readonly isOver: boolean;
}
type Fact = Immutable<z.output<typeof fact>>;
type Game = {
  options: z.output<typeof options>;
  state: State;
  move: Immutable<z.output<typeof move>>;
  fact: Fact;
  redactedFact: Immutable<z.output<typeof redactedFact>>;
  view: Immutable<z.output<typeof view>>;
};

const cardsInHand = 3;
const newCard = (chance: Chance) => 1_000_000_000 + chance.below(1_000_000_000);

const ruleset: Ruleset<Game> = {
  id: "sealed-bids",
  revision: 1,
  seats: { min: 2, max: 5 },
  revealingFacts: { BidsShown: "everyone" },
  setUp({ seats, options }, chance) {
    const deal = Array.from({ length: seats * cardsInHand }, (_, place): Fact => {
      return { type: "CardDealt", seat: place % seats, card: newCard(chance) };
    });
    return [{ type: "TableLaid", seats, rounds: options.rounds }, ...deal, { type: "RoundBegan", round: 1 }];
  },
  decide(state, seat, move, chance) {
    const isAsked = ruleset.question(state)?.seats.includes(seat) ?? false;
    if (!isAsked) return { refusal: { rule: "SB-1" } };
    if (move.type === "stake") {
      if (move.coins < 0 || move.coins > 3 || move.coins === state.stakes[seat]) return { refusal: { rule: "SB-2" } };
      return leadingOn(state, [{ type: "Staked", seat, coins: move.coins }]);
    }
    if (!state.hands[seat]?.includes(move.card)) return { refusal: { rule: "SB-3" } };
    const placed: Fact = { type: "BidPlaced", seat, card: move.card };
    return leadingOn(state, [placed, ...roundEnd(ruleset.evolve(state, placed), chance)]);
  },
  evolve(state, fact) {
    if (fact.type === "TableLaid") return laid(fact.seats, fact.rounds);
    if (state === undefined) throw new Error("a game begins with TableLaid");
    switch (fact.type) {
      case "CardDealt":
        return { ...state, hands: state.hands.with(fact.seat, [...(state.hands[fact.seat] ?? []), fact.card]) };
      case "RoundBegan":
        return { ...state, round: fact.round, bids: state.bids.map(() => null) };
      case "Staked":
        return { ...state, stakes: state.stakes.with(fact.seat, fact.coins) };
      case "BidPlaced": {
        const hand = (state.hands[fact.seat] ?? []).filter((card) => card !== fact.card);
        return { ...state, hands: state.hands.with(fact.seat, hand), bids: state.bids.with(fact.seat, fact.card) };
      }
      case "BidsShown":
        return { ...state, scores: state.scores.with(fact.winner, (state.scores[fact.winner] ?? 0) + 1) };
      case "RoundsLowered":
        return { ...state, rounds: fact.rounds };
      case "GameEnded":
        return { ...state, isOver: true };
    }
  },
  question({ isOver, round, bids }) {
    if (isOver) return undefined;
    const seats = bids.flatMap((bid, seat) => (bid === null ? [seat] : []));
    return { number: round, kind: "bidding", seats, affectedSeats: seats };
  },
  choices(state, seat): readonly Choice<Game["move"]>[] {
    if (!ruleset.question(state)?.seats.includes(seat)) return [];
    const coins = [0, 1, 2, 3].filter((coins) => coins !== state.stakes[seat]);
    return [
      { type: "bid", fields: { card: { oneOf: state.hands[seat] ?? [] } }, isDefault: true },
      { type: "stake", fields: { coins: { oneOf: coins } } },
    ];
  },
  turn: ({ round }) => round,
  turnLimit: {
    of: ({ round, rounds }) => ({ turn: round, last: rounds }),
    lowered: (_, rounds) => [{ type: "RoundsLowered", rounds }],
  },
  outcome({ isOver, scores }) {
    if (!isOver) return undefined;
    const rankOf = (score: number) => scores.filter((other) => other > score).length + 1;
    return { ranking: scores.map((score, seat) => ({ seat, rank: rankOf(score), score, tieBreaks: [] })) };
  },
  currentScores: ({ scores }) => scores,
  view({ isOver: _, hands, bids, ...shown }, audience) {
    const sees = (seat: Seat) => audience === seat || audience === "arbiter";
    return {
      ...shown,
      hands: hands.map((hand, seat) => (sees(seat) ? hand : hand.map(() => "hidden" as const))),
      bids: bids.map((bid, seat) => (bid === null || sees(seat) ? bid : "hidden")),
    };
  },
  redact(fact, audience) {
    if (fact.type !== "CardDealt" && fact.type !== "BidPlaced") return fact;
    return audience === fact.seat || audience === "arbiter" ? fact : { ...fact, card: "hidden" };
  },
  redeal(state, audience, chance) {
    const sees = (seat: Seat) => audience === seat || audience === "arbiter";
    return {
      ...state,
      hands: state.hands.map((hand, seat) => (sees(seat) ? hand : hand.map(() => newCard(chance)))),
      bids: state.bids.map((bid, seat) => (bid === null || sees(seat) ? bid : newCard(chance))),
    };
  },
};

export const sealedBids: RegisteredRuleset = { ruleset, schema };

function laid(seats: number, rounds: number): State {
  const forEach = <Value>(value: Value) => new Array<Value>(seats).fill(value);
  return {
    round: 0,
    rounds,
    hands: forEach([]),
    bids: forEach(null),
    stakes: forEach(0),
    scores: forEach(0),
    isOver: false,
  };
}

const leadingOn = (state: State, facts: readonly Fact[]) => ({
  facts,
  state: facts.reduce((now, fact) => ruleset.evolve(now, fact), state),
});

function roundEnd(state: State, chance: Chance): readonly Fact[] {
  const bids = state.bids.filter((bid) => bid !== null);
  if (bids.length < state.bids.length) return [];
  const shown: Fact = { type: "BidsShown", bids, winner: bids.indexOf(Math.max(...bids)) };
  if (state.round === state.rounds) return [shown, { type: "GameEnded" }];
  const dealt = bids.map((_, seat): Fact => ({ type: "CardDealt", seat, card: newCard(chance) }));
  return [shown, ...dealt, { type: "RoundBegan", round: state.round + 1 }];
}
