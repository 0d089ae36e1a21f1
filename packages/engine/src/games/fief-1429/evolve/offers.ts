import type { Seat } from "../../../core/ruleset.ts";
import { familyOf, type State } from "../state.ts";
import type { Card, FactOf } from "../words.ts";
import { type EvolversOf, withEcus, withFamily, withoutHandCard } from "./changes.ts";
import { changedState } from "./copies.ts";

export const offerEvolvers: EvolversOf<"OfferMade" | "OfferTaken" | "OfferEnded"> = {
  OfferMade: (state, { type: _, ...offer }) =>
    changedState(withoutCard(withEcus(state, offer.seat, 0 - offer.ecus), offer.seat, offer.card), {
      offers: [...state.offers, offer],
    }),
  OfferTaken: taken,
  OfferEnded: (state, { seat }) => {
    const offer = state.offers.find((one) => one.seat === seat);
    if (offer === undefined) return state;
    return withCard(withEcus(withoutOffer(state, seat), seat, offer.ecus), seat, offer.card);
  },
};

function taken(state: State, { seat, to, ecus, card, askedEcus, askedCard }: FactOf<"OfferTaken">): State {
  const paid = withEcus(withEcus(withoutOffer(state, seat), to, ecus - askedEcus), seat, askedEcus);
  return withCard(withCard(withoutCard(paid, to, askedCard), to, card), seat, askedCard);
}

const withoutOffer = (state: State, seat: Seat): State =>
  changedState(state, { offers: state.offers.filter((one) => one.seat !== seat) });
const withCard = (state: State, seat: Seat, card: Card | "none"): State =>
  card === "none" ? state : withFamily(state, seat, { hand: [...familyOf(state, seat).hand, card] });
const withoutCard = (state: State, seat: Seat, card: Card | "none"): State =>
  card === "none" ? state : withoutHandCard(state, seat, card);
