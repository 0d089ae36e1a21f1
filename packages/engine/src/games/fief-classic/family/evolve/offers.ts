import type { Seat } from "../../../../core/ruleset.ts";
import { familyOf, type Offer, type State } from "../model/state.ts";
import type { Card, FactOf } from "../model/types.ts";
import { type EvolversOf, withEcus, withFamily, without, withoutRefusalsBetween } from "./changes.ts";
import { changedState } from "./clone.ts";
import { knownAfterTrade, withCardOffered, withOfferedCardReturned } from "./known-cards.ts";

export const offerEvolvers: EvolversOf<"OfferMade" | "OfferTaken" | "OfferEnded" | "PassagePromised" | "AllianceMade"> =
  {
    OfferMade: (state, fact) => {
      const offer = offerIn(fact);
      const aside = withoutCard(withEcus(state, offer.seat, 0 - offer.ecus), offer.seat, offer.card);
      return withCardOffered(changedState(aside, { offers: [...state.offers, offer] }), offer);
    },
    OfferTaken: taken,
    OfferEnded: (state, { seat }) => {
      const offer = state.offers.find((one) => one.seat === seat);
      if (offer === undefined) return state;
      const returned = withCard(withEcus(withoutOffer(state, seat), seat, offer.ecus), seat, offer.card);
      return withOfferedCardReturned(returned, offer);
    },
    PassagePromised: (state, { type: _, ...promise }) =>
      changedState(state, { passages: [...state.passages, promise] }),
    AllianceMade: (state, { type: _, ...promise }) => changedState(state, { alliances: [...state.alliances, promise] }),
  };

/** Written out part by part: taking the type away from a copy of the fact takes several times as long. */
const offerIn = (fact: FactOf<"OfferMade">): Offer => ({
  seat: fact.seat,
  to: fact.to,
  ecus: fact.ecus,
  card: fact.card,
  pledge: fact.pledge,
  askedEcus: fact.askedEcus,
  askedCard: fact.askedCard,
  askedPledge: fact.askedPledge,
});

/** What was set aside goes to one family, what was asked for to the other. */
function taken(before: State, trade: FactOf<"OfferTaken">): State {
  const { seat, to, ecus, card, askedEcus, askedCard } = trade;
  const state = changedState(withoutOffer(before, seat), { knownCards: knownAfterTrade(before, trade) });
  const agreed = withoutRefusalsBetween(state, seat, to);
  const received = withCard(withEcus(agreed, to, ecus - askedEcus), to, card);
  return withCard(withoutCard(withEcus(received, seat, askedEcus), to, askedCard), seat, askedCard);
}

const withoutOffer = (state: State, seat: Seat): State =>
  changedState(state, { offers: state.offers.filter((one) => one.seat !== seat) });
const withCard = (state: State, seat: Seat, card: Card | "none"): State =>
  card === "none" ? state : withFamily(state, seat, { hand: [...familyOf(state, seat).hand, card] });
const withoutCard = (state: State, seat: Seat, card: Card | "none"): State =>
  card === "none" ? state : withFamily(state, seat, { hand: without(familyOf(state, seat).hand, card) });
