import type { Audience, Seat } from "./ruleset.ts";

/** An audience knows that a seat holds this card. */
export interface Knowledge<Card> {
  readonly by: Audience;
  readonly seat: Seat;
  readonly card: Card;
}

/** A hand that is dealt again: its cards, and the card in each of these places afterwards. */
export interface RedealtHand<Card> {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly dealt: readonly Card[];
}

/** The places in this list of cards that an audience knows: those that stay when the others are dealt again. */
export function placesKnown<Card>(
  knownCards: readonly Knowledge<Card>[],
  audience: Audience,
  seat: Seat,
  cards: readonly Card[],
): ReadonlySet<number> {
  const known = knownCards.filter((one) => one.by === audience && one.seat === seat);
  return new Set(known.flatMap((one, index) => placeOf(cards, one, known.slice(0, index)) ?? []));
}

/** The place of a card, those of its kind that were named before it not counted. */
function placeOf<Card>(
  cards: readonly Card[],
  { card }: Knowledge<Card>,
  before: readonly Knowledge<Card>[],
): number | undefined {
  const places = cards.flatMap((one, place) => (one === card ? [place] : []));
  return places[before.filter((one) => one.card === card).length];
}

/**
 * What this audience knows stays; what others know of a hand that was dealt again is what lies there now. `hiddenFrom` lists
 * the cards of a seat that an audience cannot see, after the deal.
 */
export function knownCardsRedealt<Card, Known extends Knowledge<Card>>(
  knownCards: readonly Known[],
  audience: Audience,
  hands: readonly RedealtHand<Card>[],
  hiddenFrom: (seat: Seat, by: Audience) => readonly Card[],
): readonly Known[] {
  if (knownCards.length === 0) return knownCards;
  const dealt = knownCards.map((one, index): Known => {
    const hand = hands.find(({ seat }) => seat === one.seat);
    if (one.by === audience || hand === undefined) return one;
    const before = knownCards.slice(0, index).filter((other) => isOfSameHand(other, one));
    const place = placeOf(hand.cards, one, before);
    return { ...one, card: (place === undefined ? undefined : hand.dealt[place]) ?? one.card };
  });
  return dealt.filter((one, index) => isHeld(hiddenFrom(one.seat, one.by), one, dealt.slice(0, index)));
}

const isOfSameHand = (one: Knowledge<unknown>, other: Knowledge<unknown>) =>
  one.by === other.by && one.seat === other.seat;

/** A card that is set aside now may have been in the hand before: then that audience no longer knows of it there. */
function isHeld<Card>(hidden: readonly Card[], known: Knowledge<Card>, before: readonly Knowledge<Card>[]): boolean {
  const alike = hidden.filter((card) => card === known.card);
  return before.filter((one) => isOfSameHand(one, known) && one.card === known.card).length < alike.length;
}
