import type { Seat } from "../../../../core/ruleset.ts";
import { cardsHiddenFrom } from "../model/hidden.ts";
import { type KnownCard, type Offer, type State, seatsOf } from "../model/state.ts";
import type { Card, FactOf } from "../model/types.ts";
import { changedState } from "./clone.ts";

type By = KnownCard["by"];
type Held = Omit<KnownCard, "by">;

/** Everyone has seen this card leave the hand. */
export function withCardGone(state: State, { seat, card }: Held): State {
  if (state.knownCards.length === 0) return state;
  const others: readonly By[] = [...seatsOf(state).filter((other) => other !== seat), "spectator"];
  return withKnown(
    state,
    others.reduce((known, by) => without(known, { by, seat, card }), state.knownCards),
  );
}

/** While the recipient sees the card in the offer, it does not count as one of those in the hand. */
export const withCardOffered = (state: State, { seat, to, card }: Pick<Offer, "seat" | "to" | "card">): State =>
  card === "none" ? state : withKnown(state, without(state.knownCards, { by: to, seat, card }));

/** The recipient has seen which card goes back to the hand. */
export const withOfferedCardReturned = (
  state: State,
  { seat, to, card }: Pick<Offer, "seat" | "to" | "card">,
): State => (card === "none" ? state : withKnown(state, [...state.knownCards, { by: to, seat, card }]));

type Trade = Pick<FactOf<"OfferTaken">, "seat" | "to" | "card" | "askedCard">;

/** What each audience knows of the hands after a trade, by what it has seen of it. `state` is the position before it. */
export function knownAfterTrade(state: State, trade: Trade): readonly KnownCard[] {
  if (trade.card === "none" && trade.askedCard === "none") return state.knownCards;
  return [...seatsOf(state), "spectator" as const].reduce((known, by) => {
    const { gone, come } = changesSeen(state, by, trade);
    const left = gone.reduce((rest, held) => without(rest, { by, ...held }), known);
    return come.length === 0 ? left : [...left, ...come.map((held) => ({ by, ...held }))];
  }, state.knownCards);
}

/** Cards that may have left a hand, and cards that have certainly come to one. */
type Changes = { readonly gone: readonly Held[]; readonly come: readonly Held[] };

function changesSeen(state: State, by: By, { seat, to, card, askedCard }: Trade): Changes {
  if (by === seat) return { gone: heldBy(to, askedCard), come: heldBy(to, card) };
  // What was offered lay open before the recipient.
  if (by === to) return { gone: [], come: heldBy(seat, askedCard) };
  const given = card === "none" ? nothing : passed(state, by, { from: seat, to });
  const taken = askedCard === "none" ? nothing : passed(state, by, { from: to, to: seat });
  return { gone: [...given.gone, ...taken.gone], come: [...given.come, ...taken.come] };
}

const nothing: Changes = { gone: [], come: [] };
const heldBy = (seat: Seat, card: Card | "none"): readonly Held[] => (card === "none" ? [] : [{ seat, card }]);

/** A card has passed face down: one of any kind may have gone; if there was only one kind, it has. */
function passed(state: State, by: By, { from, to }: { readonly from: Seat; readonly to: Seat }): Changes {
  const known = state.knownCards.filter((one) => one.by === by && one.seat === from);
  const kinds = [...new Set(known.map(({ card }) => card))];
  const isCertain = kinds.length === 1 && known.length === cardsHiddenFrom(state, from, by).length;
  return {
    gone: kinds.map((card) => ({ seat: from, card })),
    come: isCertain ? kinds.map((card) => ({ seat: to, card })) : [],
  };
}

/** The list without one such entry; the same list if there is none. */
function without(known: readonly KnownCard[], { by, seat, card }: KnownCard): readonly KnownCard[] {
  const index = known.findIndex((one) => one.card === card && one.seat === seat && one.by === by);
  return index < 0 ? known : known.toSpliced(index, 1);
}

const withKnown = (state: State, knownCards: State["knownCards"]): State =>
  knownCards === state.knownCards ? state : changedState(state, { knownCards });
