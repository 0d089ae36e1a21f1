import type { Seat } from "../../../core/ruleset.ts";
import { backOf, cardsHiddenFrom } from "../model/hidden.ts";
import { type KnownCard, type Offer, type State, seatsOf } from "../model/state.ts";
import type { Card, FactOf } from "../model/types.ts";
import { changedState } from "./clone.ts";

type By = KnownCard["by"];
type Held = Omit<KnownCard, "by">;

/** Everyone has seen this card leave the hand. */
export const withCardGone = (state: State, { seat, card }: Held): State =>
  withKnown(
    state,
    others(state, seat).reduce((known, by) => without(known, { by, seat, card }), state.knownCards),
  );

/** Everyone has seen this card go back to the hand. */
export const withCardReturned = (state: State, { seat, card }: Held): State =>
  withKnown(state, [...state.knownCards, ...others(state, seat).map((by) => ({ by, seat, card }))]);

/** While the recipient sees the card in the offer, it does not count as one of those in the hand. */
export const withCardOffered = (state: State, { seat, to, card }: Pick<Offer, "seat" | "to" | "card">): State =>
  card === "none" ? state : withKnown(state, without(state.knownCards, { by: to, seat, card }));

/** The recipient has seen which card goes back to the hand. */
export const withOfferedCardReturned = (
  state: State,
  { seat, to, card }: Pick<Offer, "seat" | "to" | "card">,
): State => (card === "none" ? state : withKnown(state, [...state.knownCards, { by: to, seat, card }]));

type Trade = Pick<FactOf<"OfferTaken">, "seat" | "to" | "card" | "askedCard" | "room">;

/** What each audience knows of the hands after a trade, by what it has seen of it. `state` is the position before it. */
export function knownAfterTrade(state: State, trade: Trade): readonly KnownCard[] {
  if (trade.card === "none" && trade.askedCard === "none" && trade.room === null) return state.knownCards;
  return [...seatsOf(state), "spectator" as const].reduce((known, by) => {
    const { gone, come } = changesSeen(state, by, trade);
    const left = gone.reduce((rest, held) => without(rest, { by, ...held }), known);
    return come.length === 0 ? left : [...left, ...come.map((held) => ({ by, ...held }))];
  }, state.knownCards);
}

/** Cards that may have left a hand, and cards that have certainly come to one. */
type Changes = { readonly gone: readonly Held[]; readonly come: readonly Held[] };

function changesSeen(state: State, by: By, { seat, to, card, askedCard, room }: Trade): Changes {
  if (by === seat) return { gone: heldBy(to, askedCard), come: heldBy(to, card) };
  // What was offered lay open before the recipient.
  if (by === to) return { gone: [], come: heldBy(seat, askedCard) };
  const [given, taken] = [backOf(card), backOf(askedCard)];
  // In a room, an exchange of cards with the same back looks like none at all. F1429-18.6
  if (room !== null && given === taken) {
    return { gone: [...kindsKnown(state, by, seat), ...kindsKnown(state, by, to)], come: [] };
  }
  const [one, other] = [
    passed(state, by, { from: seat, to, back: given }),
    passed(state, by, { from: to, to: seat, back: taken }),
  ];
  return { gone: [...one.gone, ...other.gone], come: [...one.come, ...other.come] };
}

const heldBy = (seat: Seat, card: Card | "none"): readonly Held[] => (card === "none" ? [] : [{ seat, card }]);

interface Passed {
  readonly from: Seat;
  readonly to: Seat;
  readonly back: ReturnType<typeof backOf>;
}

/** A card with this back has passed: one of any kind with that back may have gone; if there was only one kind, it has. */
function passed(state: State, by: By, { from, to, back }: Passed): Changes {
  const kinds = kindsKnown(state, by, from).filter(({ card }) => backOf(card) === back);
  const [only] = kinds;
  const isCertain = only !== undefined && kinds.length === 1 && isAllKnown(state, by, only);
  return { gone: kinds, come: isCertain ? [{ seat: to, card: only.card }] : [] };
}

function kindsKnown({ knownCards }: State, by: By, seat: Seat): readonly Held[] {
  const cards = knownCards.flatMap((one) => (one.by === by && one.seat === seat ? [one.card] : []));
  return [...new Set(cards)].map((card) => ({ seat, card }));
}

/** Whether the audience knows every card with that back there, all being of that kind. */
function isAllKnown(state: State, by: By, { seat, card }: Held): boolean {
  const alike = cardsHiddenFrom(state, seat, by).filter((one) => backOf(one) === backOf(card));
  return alike.length === state.knownCards.filter((one) => isSame(one, { by, seat, card })).length;
}

const others = (state: State, seat: Seat): readonly By[] => [
  ...seatsOf(state).filter((other) => other !== seat),
  "spectator",
];
const isSame = (one: KnownCard, other: KnownCard) =>
  one.card === other.card && one.seat === other.seat && one.by === other.by;

/** The list without one such entry; the same list if there is none. */
function without(known: readonly KnownCard[], gone: KnownCard): readonly KnownCard[] {
  const index = known.findIndex((one) => isSame(one, gone));
  return index < 0 ? known : known.toSpliced(index, 1);
}

const withKnown = (state: State, knownCards: State["knownCards"]): State =>
  knownCards === state.knownCards ? state : changedState(state, { knownCards });
