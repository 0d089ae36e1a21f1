import type { RegisteredRuleset } from "../../../src/domain/game/ruleset-registry.ts";
import { sealedBids } from "./sealed-bids.fixture.ts";

const { ruleset, schema } = sealedBids;
const even = (card: number) => card - (card % 2);
type Hands = { readonly hands: readonly (readonly number[])[] };

/**
 * Sealed bids with a trap that no seat can foresee: staking three coins shows every card, because all real cards are
 * even.
 */
export const trappedBids: RegisteredRuleset = {
  schema: { ...schema, id: "trapped-bids" },
  ruleset: {
    ...ruleset,
    id: "trapped-bids",
    setUp: (table, chance) =>
      ruleset.setUp(table, chance).map((fact) => ("card" in fact ? { ...fact, card: even(Number(fact.card)) } : fact)),
    decide(state, seat, move, chance) {
      const decision = ruleset.decide(state, seat, move, chance);
      const isTrap = "coins" in move && move.coins === 3 && othersOf(state as Hands, seat).every(isEven);
      if ("refusal" in decision || !isTrap) return decision;
      const shown = { type: "BidsShown", bids: othersOf(state as Hands, seat), winner: seat };
      return { facts: [...decision.facts, shown], state: ruleset.evolve(decision.state, shown) };
    },
    redeal(state, audience, chance) {
      const dealt = ruleset.redeal(state, audience, chance) as Hands;
      return {
        ...dealt,
        hands: dealt.hands.map((hand, seat) => (seat === audience ? hand : hand.map((card) => card | 1))),
      };
    },
  },
};

const isEven = (card: number) => card % 2 === 0;
const othersOf = ({ hands }: Hands, seat: number) => hands.flatMap((hand, other) => (other === seat ? [] : hand));
