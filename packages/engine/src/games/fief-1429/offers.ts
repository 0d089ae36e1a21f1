import { fief1429Pieces as pieces } from "@seneschal/schema";
import type { Seat } from "../../core/ruleset.ts";
import type { ChoiceOf, RuleOfMove } from "./flow.ts";
import { isQuiet } from "./quiet.ts";
import { familyOf, type Offer, type State, seatsOf } from "./state.ts";
import { box } from "./stock.ts";
import type { Card, Fact } from "./words.ts";

const wishes: readonly (Card | "none")[] = ["none", ...pieces.characterCards, ...pieces.eventCards];

// F1429-18.4: one offer at a time; what is offered is set aside.
export const offer: RuleOfMove<"offer"> = {
  rule: "F1429-18.4",
  choices({ state, seat }) {
    if (!isQuiet(state) || state.offers.some((one) => one.seat === seat)) return [];
    const { ecus, hand } = familyOf(state, seat);
    const goods = ["none" as const, ...new Set(hand)];
    return seatsOf(state)
      .filter((to) => to !== seat)
      .map(
        (to): ChoiceOf<"offer"> => ({
          type: "offer",
          fields: {
            to: { oneOf: [to] },
            ecus: { from: 0, to: ecus },
            card: { oneOf: goods },
            askedEcus: { from: 0, to: familyOf(state, to).ecus },
            askedCard: { oneOf: wishes },
          },
        }),
      );
  },
  facts: ({ seat }, { type: _, ...terms }) => [{ type: "OfferMade", seat, ...terms }],
};

const offersTo = ({ offers }: State, seat: Seat): readonly Offer[] => offers.filter(({ to }) => to === seat);

export const accept: RuleOfMove<"accept"> = {
  rule: "F1429-18.4",
  choices({ state, seat }) {
    if (!isQuiet(state)) return [];
    return offersTo(state, seat).map((one): ChoiceOf<"accept"> => {
      const barred = obstacleTo(state, one);
      return { type: "accept", fields: { from: { oneOf: [one.seat] } }, ...(barred !== undefined && { barred }) };
    });
  },
  facts({ state, seat }, { from }) {
    const taken = state.offers.find((one) => one.seat === from && one.to === seat);
    return taken === undefined ? [] : [{ type: "OfferTaken", ...taken }];
  },
};

/** The rule that keeps the receiver from taking an offer. */
function obstacleTo(state: State, { seat, to, card, askedEcus, askedCard }: Offer): string | undefined {
  const { ecus, hand } = familyOf(state, to);
  const canPay = ecus >= askedEcus && (askedCard === "none" || hand.includes(askedCard));
  if (!canPay) return "F1429-18.4";
  const [given, taken] = [card === "none" ? 0 : 1, askedCard === "none" ? 0 : 1];
  const isOverfull =
    cardsHeldBy(state, to) + given - taken > box.handMax || cardsHeldBy(state, seat) + taken - given > box.handMax;
  return isOverfull ? "F1429-18.2" : undefined;
}

/** Those in the hand and those set aside in an offer. */
export const cardsHeldBy = (state: Pick<State, "families" | "offers">, seat: Seat): number =>
  familyOf(state, seat).hand.length + state.offers.filter((one) => one.seat === seat && one.card !== "none").length;

export const decline: RuleOfMove<"decline"> = {
  rule: "F1429-18.4",
  choices: ({ state, seat }) =>
    isQuiet(state)
      ? [{ type: "decline", fields: { from: { oneOf: offersTo(state, seat).map((one) => one.seat) } } }]
      : [],
  facts: ({ seat }, { from }) => [{ type: "OfferEnded", seat: from, to: seat, cause: "declined" }],
};

export const withdraw: RuleOfMove<"withdraw"> = {
  rule: "F1429-18.4",
  choices: ({ state, seat }) =>
    isQuiet(state) && state.offers.some((one) => one.seat === seat) ? [{ type: "withdraw", fields: {} }] : [],
  facts: ({ state, seat }) =>
    state.offers
      .filter((one) => one.seat === seat)
      .map(({ to }) => ({ type: "OfferEnded", seat, to, cause: "withdrawn" })),
};

// F1429-18.4: offers end with the turn, and before ransoms are due.
export const offersExpired = ({ offers }: State): readonly Fact[] =>
  offers.map(({ seat, to }) => ({ type: "OfferEnded", seat, to, cause: "expired" }));
