import { pieces } from "@seneschal/schema/games/fief-1429";
import type { Chance } from "../../../../core/chance.ts";
import { knownCardsRedealt, placesKnown } from "../../../../core/known-cards.ts";
import type { Audience, Seat } from "../../../../core/ruleset.ts";
import { without } from "../../evolve/changes.ts";
import { changedFamily, changedState } from "../../evolve/clone.ts";
import { backOf, cardsHiddenFrom, isCharacter, isPartyTo, sees } from "../../model/hidden.ts";
import { type Family, familyOf, type Offer, type Cards as Piles, type State, seatsOf } from "../../model/state.ts";
import type { AnyCard, Calamity, Card } from "../../model/types.ts";
import { isCalamity } from "../../rules/cards/drawing.ts";

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

/** Each hidden card becomes another with the same back; those that this audience knows of stay with their family. */
export function redealtCards(state: State, audience: Audience, chance: Chance): State {
  const { cards } = state;
  const hidden = seatsOf(state).flatMap((seat) => (sees(audience, seat) ? [] : [hiddenHolding(state, seat, audience)]));
  const loose = hidden.flatMap((one) => one.cards.filter((_, place) => !one.known.has(place)));
  const unseen = shuffled(cards, loose, chance);
  const dealt = (card: Card): Card => (isCharacter(card) ? unseen.characters : unseen.events).pop() ?? card;
  const holdings = hidden.map(({ known, ...one }): Holding => {
    const others = one.cards.map((card, place) => (known.has(place) ? card : dealt(card)));
    return { ...one, dealt: others, aside: setAside(one.offer, others, chance) };
  });
  const track: readonly Calamity[] = cards.track.map((card) => unseen.calamities.pop() ?? card);
  const events: readonly AnyCard[] = [...unseen.events, ...unseen.calamities];
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
    cards: { ...cards, characters: unseen.characters, events, track },
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

/** All that this audience cannot see, shuffled. */
function shuffled({ characters, events, track }: Piles, loose: Cards, chance: Chance) {
  const faceDown = events.filter((card): card is Card => !isCalamity(card));
  return {
    characters: [...chance.shuffle([...characters, ...loose.filter(isCharacter)])],
    events: [...chance.shuffle([...faceDown, ...loose.filter((card) => !isCharacter(card))])],
    calamities: [...chance.shuffle([...events.filter(isCalamity), ...track])],
  };
}

/** Of a secret offer any card or none, of an open one a card with the same back. */
function setAside(offer: Offer | undefined, held: Cards, chance: Chance): Card | "none" {
  if (offer === undefined) return "none";
  if (offer.room !== null) return chance.pick(["none" as const, ...held]);
  const alike = held.filter((card) => backOf(card) === backOf(offer.card));
  return alike.length === 0 ? offer.card : chance.pick(alike);
}

function withHolding(family: Family, holding: Holding | undefined): Family {
  if (holding === undefined || holding.cards.length === 0) return family;
  const { dealt, aside } = holding;
  return changedFamily(family, { hand: aside === "none" ? dealt : without(dealt, aside) });
}

/** What is asked for in a secret offer may be anything, in an open one any card with the same back. */
function offerRedealt(offer: Offer, holding: Holding | undefined, chance: Chance): Offer {
  if (holding === undefined) return offer;
  const kinds: Cards = [...pieces.characterCards, ...pieces.eventCards];
  const wished =
    offer.room !== null ? ["none" as const, ...kinds] : kinds.filter((one) => backOf(one) === backOf(offer.askedCard));
  const askedCard = wished.length === 0 ? offer.askedCard : chance.pick(wished);
  return { ...offer, card: holding.aside, askedCard };
}
