import type { Audience, Seat } from "../../../../core/ruleset.ts";
import { cardsHiddenFrom } from "../model/hidden.ts";
import type { KnownCard, State } from "../model/state.ts";
import type { Card } from "../model/types.ts";
import type { Holding } from "./redeal.ts";

/** The places in this list of cards that an audience knows: those that stay when the others are dealt again. */
export function placesKnown(
  { knownCards }: State,
  audience: Audience,
  seat: Seat,
  cards: readonly Card[],
): ReadonlySet<number> {
  const known = knownCards.filter((one) => one.by === audience && one.seat === seat);
  return new Set(known.flatMap((one, index) => placeOf(cards, one, known.slice(0, index)) ?? []));
}

/** The place of a card, those of its kind that were named before it not counted. */
function placeOf(cards: readonly Card[], { card }: KnownCard, before: readonly KnownCard[]): number | undefined {
  const places = cards.flatMap((one, place) => (one === card ? [place] : []));
  return places[before.filter((one) => one.card === card).length];
}

/**
 * What this audience knows stays; what others know of a hand that was dealt again is what lies there now. `twin` still has
 * the entries of the position before.
 */
export function knownCardsRedealt(twin: State, audience: Audience, holdings: readonly Holding[]): State["knownCards"] {
  if (twin.knownCards.length === 0) return twin.knownCards;
  const dealt = twin.knownCards.map((one, index): KnownCard => {
    const holding = holdings.find(({ seat }) => seat === one.seat);
    if (one.by === audience || holding === undefined) return one;
    const before = twin.knownCards.slice(0, index).filter((other) => isOfSameHand(other, one));
    const place = placeOf(holding.cards, one, before);
    return { ...one, card: (place === undefined ? undefined : holding.dealt[place]) ?? one.card };
  });
  return dealt.filter((one, index) => isHeld(twin, one, dealt.slice(0, index)));
}

const isOfSameHand = (one: KnownCard, other: KnownCard) => one.by === other.by && one.seat === other.seat;

/** A card that is set aside now may have been in the hand before: then that audience no longer knows of it there. */
function isHeld(state: State, known: KnownCard, before: readonly KnownCard[]): boolean {
  const alike = cardsHiddenFrom(state, known.seat, known.by).filter((card) => card === known.card);
  return before.filter((one) => isOfSameHand(one, known) && one.card === known.card).length < alike.length;
}
