import type { RegisteredRuleset } from "../../../src/domain/game/ruleset-registry.ts";
import { sealedBids } from "./sealed-bids.fixture.ts";

const { ruleset, schema } = sealedBids;
type State = { readonly stakes: readonly number[] };

/**
 * Sealed bids in which players get in each other's way: no two stakes may be equal, except none, and after a stake of
 * three coins the questions are of another kind.
 */
export const contestedBids: RegisteredRuleset = {
  schema: { ...schema, id: "contested-bids" },
  ruleset: {
    ...ruleset,
    id: "contested-bids",
    decide(state, seat, move, chance) {
      const isTaken = "coins" in move && isStaked(state as State, seat, Number(move.coins));
      return isTaken ? { refusal: { rule: "SB-2" } } : ruleset.decide(state, seat, move, chance);
    },
    question(state) {
      const question = ruleset.question(state);
      return question && (state as State).stakes.includes(3) ? { ...question, kind: "rebidding" } : question;
    },
    choices(state, seat) {
      return ruleset.choices(state, seat).map((choice) => {
        const { coins } = choice.fields as { coins?: { oneOf: readonly number[] } };
        if (coins === undefined) return choice;
        const oneOf = coins.oneOf.filter((one) => !isStaked(state as State, seat, one));
        return { ...choice, fields: { coins: { oneOf } } };
      });
    },
  },
};

function isStaked({ stakes }: State, seat: number, coins: number): boolean {
  return coins > 0 && stakes.some((stake, other) => other !== seat && stake === coins);
}
