import { positionAfter } from "../../../core/position.ts";
import type { Ruleset, Seat } from "../../../core/ruleset.ts";
import { type State, seatsOf } from "../model/state.ts";
import type { Card, Fact, Fief1429 } from "../model/types.ts";
import { isCalamity } from "../rules/cards/drawing.ts";
import { grownRealm } from "./grown-realm.fixture.ts";

/**
 * A grown realm in which families know of cards in other hands: every second one gave a card to the next, and the others
 * showed theirs one.
 */
export const tradedRealm: Ruleset<Fief1429> = {
  ...grownRealm,
  setUp(table, chance) {
    const facts = [...grownRealm.setUp(table, chance)];
    let state = positionAfter(grownRealm, facts);
    for (const seat of seatsOf(state)) {
      const card = chance.pick(state.cards.events.filter((one): one is Card => !isCalamity(one)));
      const offer = seat % 2 === 0 ? traded : declined;
      const more: readonly Fact[] = [{ type: "CardDrawn", seat, pile: "event", card }, ...offer(state, seat, card)];
      facts.push(...more);
      state = positionAfter(grownRealm, more, state);
    }
    return facts;
  },
};

function traded(state: State, seat: Seat, card: Card): readonly Fact[] {
  const offer = offerOf(state, seat, card);
  return [
    { type: "OfferMade", ...offer },
    { type: "OfferTaken", ...offer },
  ];
}

function declined(state: State, seat: Seat, card: Card): readonly Fact[] {
  const offer = offerOf(state, seat, card);
  return [
    { type: "OfferMade", ...offer },
    { type: "OfferEnded", seat, to: offer.to, cause: "declined", room: null },
  ];
}

const offerOf = ({ families, table }: State, seat: Seat, card: Card) => ({
  seat,
  to: (seat + 1) % families.length,
  ecus: 0,
  card,
  pledge: "none" as const,
  askedEcus: 0,
  askedCard: "none" as const,
  askedPledge: "none" as const,
  room: null,
  isByEmbassy: false,
  isHidden: table.options.isMoneyHidden,
});
