import type { Seat } from "../../../core/ruleset.ts";
import { familyOf, type Offer, type State } from "../model/state.ts";
import type { Card, FactOf } from "../model/types.ts";
import { type EvolversOf, withEcus, withFamily, withoutHandCard, withoutRefusalsBetween } from "./changes.ts";
import { changedState } from "./clone.ts";
import { knownAfterTrade, withCardOffered, withOfferedCardReturned } from "./known-cards.ts";

export const offerEvolvers: EvolversOf<
  | "OfferMade"
  | "OfferTaken"
  | "OfferEnded"
  | "PassageGranted"
  | "PriceWaived"
  | "RoomOpened"
  | "RoomProlonged"
  | "RoomClosed"
> = {
  OfferMade: (state, fact) => {
    const offer = offerIn(fact);
    const aside = withoutCard(withEcus(state, offer.seat, 0 - offer.ecus), offer.seat, offer.card);
    const sent = withEmbassies(aside, offer.seat, offer.isByEmbassy ? 0 - 1 : 0);
    return withCardOffered(changedState(sent, { offers: [...state.offers, offer] }), offer);
  },
  OfferTaken: taken,
  OfferEnded: (state, { seat }) => {
    const offer = state.offers.find((one) => one.seat === seat);
    if (offer === undefined) return state;
    const returned = withCard(withEcus(withoutOffer(state, seat), seat, offer.ecus), seat, offer.card);
    return withOfferedCardReturned(withEmbassies(returned, seat, offer.isByEmbassy ? 1 : 0), offer);
  },
  PassageGranted: (state, { seat, to }) => changedState(state, { passages: [...state.passages, { seat, to }] }),
  PriceWaived: (state, { to, fief }) => changedState(state, { waivers: [...state.waivers, { seat: to, fief }] }),
  RoomOpened: (state, { seat, guests, embassies }) =>
    changedState(withFamily(state, seat, { embassies }), {
      rooms: [...state.rooms, { host: seat, guests, phases: 1 }],
    }),
  RoomProlonged: (state, { seat, embassies }) =>
    changedState(withFamily(state, seat, { embassies }), {
      rooms: state.rooms.map((room) => (room.host === seat ? { ...room, phases: room.phases + 1 } : room)),
    }),
  RoomClosed: (state, { seat }) => changedState(state, { rooms: state.rooms.filter(({ host }) => host !== seat) }),
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
  room: fact.room,
  isByEmbassy: fact.isByEmbassy,
});

function taken(before: State, trade: FactOf<"OfferTaken">): State {
  const { seat, to, ecus, card, askedEcus, askedCard } = trade;
  const state = changedState(withoutOffer(before, seat), { knownCards: knownAfterTrade(before, trade) });
  const agreed = withoutRefusalsBetween(state, seat, to);
  const paid = withEcus(withEcus(agreed, to, ecus - askedEcus), seat, askedEcus);
  return withCard(withCard(withoutCard(paid, to, askedCard), to, card), seat, askedCard);
}

const withoutOffer = (state: State, seat: Seat): State =>
  changedState(state, { offers: state.offers.filter((one) => one.seat !== seat) });
const withEmbassies = (state: State, seat: Seat, more: number): State =>
  more === 0 ? state : withFamily(state, seat, { embassies: familyOf(state, seat).embassies + more });
const withCard = (state: State, seat: Seat, card: Card | "none"): State =>
  card === "none" ? state : withFamily(state, seat, { hand: [...familyOf(state, seat).hand, card] });
const withoutCard = (state: State, seat: Seat, card: Card | "none"): State =>
  card === "none" ? state : withoutHandCard(state, seat, card);
