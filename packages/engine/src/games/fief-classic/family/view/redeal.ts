import { pieces } from "@seneschal/schema/games/fief-classic";
import type { Chance } from "../../../../core/chance.ts";
import { knownCardsRedealt, placesKnown } from "../../../../core/known-cards.ts";
import type { Audience, Seat } from "../../../../core/ruleset.ts";
import { without } from "../evolve/changes.ts";
import { changedFamily, changedState } from "../evolve/clone.ts";
import { cardsHiddenFrom, isPartyTo, sees } from "../model/hidden.ts";
import { type Family, familyOf, type Offer, type State, seatsOf } from "../model/state.ts";
import type { Card } from "../model/types.ts";

type Cards = readonly Card[];

/** What a family holds where this audience cannot look, and what it holds instead in the other position. */
export interface Holding {
  readonly seat: Seat;
  /** Out of which a card may be set aside. */
  readonly offer: Offer | undefined;
  /** The hand, and what is set aside. */
  readonly cards: Cards;
  /** The card in each of these places, in the other position. */
  readonly dealt: Cards;
  /** Which of them is set aside there. */
  readonly aside: Card | "none";
}

/** Each card that this audience cannot see becomes another; those that it knows of stay with their family. */
export function redeal(state: State, audience: Audience, chance: Chance): State {
  if (audience === "arbiter") return state;
  const hidden = seatsOf(state).flatMap((seat) => (sees(audience, seat) ? [] : [hiddenHolding(state, seat, audience)]));
  const loose = hidden.flatMap((one) => one.cards.filter((_, place) => !one.known.has(place)));
  const unseen = [...chance.shuffle([...state.cards.pile, ...loose])];
  const holdings = hidden.map(({ known, ...one }): Holding => {
    const dealt = one.cards.map((card, place) => (known.has(place) ? card : (unseen.pop() ?? card)));
    const isAside = one.offer !== undefined && one.offer.card !== "none";
    return { ...one, dealt, aside: isAside ? chance.pick(dealt) : "none" };
  });
  const twin = changedState(state, {
    families: state.families.map((family, seat) =>
      withHolding(
        family,
        holdings.find((one) => one.seat === seat),
      ),
    ),
    offers: state.offers.map((one) =>
      offerRedealt(
        one,
        holdings.find(({ offer }) => offer === one),
        chance,
      ),
    ),
    // Last, for it is what is left.
    cards: { pile: unseen, discards: state.cards.discards },
  });
  return changedState(twin, {
    knownCards: knownCardsRedealt(twin.knownCards, audience, holdings, (seat, by) => cardsHiddenFrom(twin, seat, by)),
  });
}

function hiddenHolding(state: State, seat: Seat, audience: Audience) {
  const offer = state.offers.find((one) => one.seat === seat && !isPartyTo(one, audience));
  const aside: Cards = offer === undefined || offer.card === "none" ? [] : [offer.card];
  const cards = [...familyOf(state, seat).hand, ...aside];
  return { seat, offer, cards, known: placesKnown(state.knownCards, audience, seat, cards) };
}

function withHolding(family: Family, holding: Holding | undefined): Family {
  if (holding === undefined || holding.cards.length === 0) return family;
  const { dealt, aside } = holding;
  return changedFamily(family, { hand: aside === "none" ? dealt : without(dealt, aside) });
}

function offerRedealt(offer: Offer, holding: Holding | undefined, chance: Chance): Offer {
  if (holding === undefined) return offer;
  const askedCard = offer.askedCard === "none" ? offer.askedCard : chance.pick(pieces.cards);
  return { ...offer, card: holding.aside, askedCard };
}
