import { pieces } from "@seneschal/schema/games/fief-classic";
import { blockingFirst } from "../../../../../core/choice.ts";
import type { Seat } from "../../../../../core/ruleset.ts";
import { type ChoiceOf, nobody, type RuleOfMove, type RuleOfStep, settled, topStep } from "../../model/flow.ts";
import { familyOf, type Offer, type State, seatsOf } from "../../model/state.ts";
import type { Card, Fact } from "../../model/types.ts";
import { kindsIn } from "../cards/phase.ts";
import { pledgeKept, pledgesOf } from "./pledges.ts";

export const isTalking = (state: State): boolean => topStep(state)?.type === "talks";

const askedCards: readonly (Card | "none")[] = ["none", ...pieces.cards];

/** FC-13.2 */
export const giveWhile = (isOpen: (state: State) => boolean): RuleOfMove<"give"> => ({
  rule: "FC-13.2",
  choices({ state, seat }) {
    const { ecus } = familyOf(state, seat);
    if (ecus === 0 || !isOpen(state)) return [];
    const others = seatsOf(state).filter((other) => other !== seat);
    return [{ type: "give", fields: { to: { oneOf: others }, ecus: { from: 1, to: ecus } } }];
  },
  facts: ({ seat }, { to, ecus }) => [{ type: "MoneyGiven", seat, to, ecus }],
});

// FC-13.3, FC-13.4, FC-13.12: one offer at a time, and not of nothing; what is offered is set aside.
export const offer: RuleOfMove<"offer"> = {
  rule: "FC-13.3",
  choices({ state, seat }) {
    if (!isTalking(state) || state.offers.some((one) => one.seat === seat)) return [];
    const { ecus, hand } = familyOf(state, seat);
    const given: readonly (Card | "none")[] = ["none", ...kindsIn(hand)];
    const offerTo = (to: Seat): ChoiceOf<"offer"> => ({
      type: "offer",
      fields: {
        to: { oneOf: [to] },
        ecus: { from: 0, to: ecus },
        card: { oneOf: given },
        pledge: { oneOf: pledgesOf(state, seat, to) },
        askedEcus: { from: 0, to: familyOf(state, to).ecus },
        askedCard: { oneOf: askedCards },
        askedPledge: { oneOf: pledgesOf(state, to, seat) },
      },
    });
    const others = seatsOf(state).filter((to) => to !== seat);
    return others.flatMap((to) => blockingFirst(offerTo(to), "FC-13.12"));
  },
  facts: ({ seat }, { type: _, ...terms }) => [{ type: "OfferMade", seat, ...terms }],
};

const offersTo = ({ offers }: State, seat: Seat): readonly Offer[] =>
  offers.length === 0 ? offers : offers.filter(({ to }) => to === seat);

export const accept: RuleOfMove<"accept"> = {
  rule: "FC-13.3",
  choices({ state, seat }) {
    if (state.offers.length === 0 || !isTalking(state)) return [];
    return offersTo(state, seat).map((one): ChoiceOf<"accept"> => {
      const blockedBy = obstacleTo(state, one);
      return { type: "accept", fields: { from: { oneOf: [one.seat] } }, ...(blockedBy !== undefined && { blockedBy }) };
    });
  },
  facts: ({ state, seat }, { from }) =>
    offersTo(state, seat)
      .filter((one) => one.seat === from)
      .flatMap((one) => taken(state, one)),
};

export const taken = (state: State, offered: Offer): readonly Fact[] => {
  const { seat, to, pledge, askedPledge } = offered;
  const isMutual = pledge === "alliance" && askedPledge === "alliance";
  const kept = [...pledgeKept(state, seat, to, pledge), ...(isMutual ? [] : pledgeKept(state, to, seat, askedPledge))];
  // Those who enter a village no longer stand before it, so villages change hands last.
  const isCession = ({ type }: Fact) => type === "VillageCeded";
  return [{ type: "OfferTaken", ...offered }, ...kept.filter((fact) => !isCession(fact)), ...kept.filter(isCession)];
};

/** The rule that prevents the recipient from accepting an offer. FC-13.10 */
export function obstacleTo(state: State, offered: Offer): string | undefined {
  const { seat, to, pledge, askedEcus, askedCard, askedPledge } = offered;
  const { ecus, hand } = familyOf(state, to);
  const canPay = ecus >= askedEcus && (askedCard === "none" || hand.includes(askedCard));
  const canKeep =
    (pledge === "none" || pledgesOf(state, seat, to).includes(pledge)) &&
    (askedPledge === "none" || pledgesOf(state, to, seat).includes(askedPledge));
  return canPay && canKeep ? undefined : "FC-13.10";
}

export const decline: RuleOfMove<"decline"> = {
  rule: "FC-13.3",
  choices: ({ state, seat }) =>
    state.offers.length > 0 && isTalking(state)
      ? [{ type: "decline", fields: { from: { oneOf: offersTo(state, seat).map((one) => one.seat) } } }]
      : [],
  facts: ({ seat: to }, { from: seat }) => [{ type: "OfferEnded", seat, to, cause: "declined" }],
};

export const withdraw: RuleOfMove<"withdraw"> = {
  rule: "FC-13.3",
  choices: ({ state, seat }) =>
    state.offers.some((one) => one.seat === seat) && isTalking(state) ? [{ type: "withdraw", fields: {} }] : [],
  facts: ({ state, seat }) =>
    state.offers
      .filter((one) => one.seat === seat)
      .map(({ to }) => ({ type: "OfferEnded", seat, to, cause: "withdrawn" })),
};

// FC-13.9
export const replying: RuleOfStep<"replying"> = {
  asks: (state, { seat, from }) => (state.offers.some((one) => one.seat === from && one.to === seat) ? [seat] : nobody),
  run: () => [settled()],
};
