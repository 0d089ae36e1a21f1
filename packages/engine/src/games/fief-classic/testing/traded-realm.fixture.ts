import { positionAfter } from "../../../core/position.ts";
import type { Ruleset, Seat } from "../../../core/ruleset.ts";
import { type State, seatsOf } from "../family/model/state.ts";
import type { Card, Fact, FiefClassic } from "../family/model/types.ts";
import { grownRealm } from "./grown-realm.fixture.ts";

/**
 * A grown realm in which families know of cards in other hands: every second one gave a card to the next, and the others
 * showed theirs one.
 */
export function tradedRealm(ruleset: Ruleset<FiefClassic>): Ruleset<FiefClassic> {
  const grown = grownRealm(ruleset);
  return {
    ...grown,
    setUp(table, chance) {
      const facts = [...grown.setUp(table, chance)];
      let state = positionAfter(grown, facts);
      for (const seat of seatsOf(state)) {
        const card = chance.pick(state.cards.pile);
        const more: readonly Fact[] = [{ type: "CardDealt", seat, card }, ...offered(state, seat, card)];
        facts.push(...more);
        state = positionAfter(grown, more, state);
      }
      return facts;
    },
  };
}

function offered({ families }: State, seat: Seat, card: Card): readonly Fact[] {
  const to = (seat + 1) % families.length;
  const given = { seat, to, ecus: 0, card, pledge: "none" } as const;
  const offer = { ...given, askedEcus: 0, askedCard: "none", askedPledge: "none" } as const;
  return [
    { type: "OfferMade", ...offer },
    seat % 2 === 0 ? { type: "OfferTaken", ...offer } : { type: "OfferEnded", seat, to, cause: "declined" },
  ];
}
