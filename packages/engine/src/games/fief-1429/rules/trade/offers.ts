import { pieces } from "@seneschal/schema/games/fief-1429";
import { blockingFirst } from "../../../../core/choice.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { type ChoiceOf, checkEffects, interrupted, type RuleOfMove } from "../../model/flow.ts";
import { purseOf } from "../../model/hidden.ts";
import { awaitsConsent, canDeal, spendableOf } from "../../model/reaction-window.ts";
import { familyOf, type Offer, othersOf, type State } from "../../model/state.ts";
import { box } from "../../model/stock.ts";
import type { Card, Fact, Pledge } from "../../model/types.ts";
import { bargainIn, canBargain, claimStep } from "./bargains.ts";
import { pledgeKept, pledgesOf } from "./pledges.ts";
import { sharedRoom } from "./rooms.ts";

const nothing = ["none"] as const;
const askedCards: readonly (Card | "none")[] = ["none", ...pieces.characterCards, ...pieces.eventCards];
/** For when players do not know how much the other has. */
const askedEcusMax = 99;

// F1429-18.4, F1429-18.9: one offer at a time, and not of nothing; what is offered is set aside.
export const offer: RuleOfMove<"offer"> = {
  rule: "F1429-18.4",
  choices({ state, seat }) {
    if (!canDeal(state) || state.offers.some((one) => one.seat === seat)) return [];
    const cards = { given: ["none" as const, ...new Set(familyOf(state, seat).hand)], asked: askedCards };
    return othersOf(state, seat).flatMap((to) => choicesFor(state, seat, to, cards));
  },
  facts({ state, seat }, { type: _, ...terms }) {
    const room = isOfCards(terms) || isOfMoney(terms) ? roomFor(state, seat, terms) : null;
    const isByEmbassy = needsEmbassies(state) && isOfCards(terms) && room === null;
    const isHidden = state.table.options.isMoneyHidden;
    return [{ type: "OfferMade", seat, ...terms, room, isByEmbassy, isHidden }];
  },
};

type Terms = Pick<Offer, "ecus" | "card" | "pledge" | "askedEcus" | "askedCard" | "askedPledge">;
const needsEmbassies = ({ table }: State): boolean => table.options.diplomacy === "embassies";
const isOfCards = ({ card, askedCard }: Terms): boolean => card !== "none" || askedCard !== "none";
const isOfMoney = ({ ecus, askedEcus }: Terms): boolean => ecus + askedEcus > 0;

/** What changes hands in a room is secret; what everybody will see is not. F1429-18.6 */
const roomFor = (state: State, seat: Seat, { to, pledge, askedPledge }: Terms & { readonly to: Seat }) =>
  pledge === "none" && askedPledge === "none" ? sharedRoom(state, seat, to) : null;

type Cards = { readonly given: readonly (Card | "none")[]; readonly asked: readonly (Card | "none")[] };

// F1429-18.5: with embassies cards change hands in a room, or by an ambassador.
function choicesFor(state: State, seat: Seat, to: Seat, free: Cards): readonly ChoiceOf<"offer">[] {
  const purse = state.table.options.isMoneyHidden ? askedEcusMax : purseOf(state, to, seat);
  const promises = { given: pledgesOf(state, seat, to), asked: pledgesOf(state, to, seat) };
  const isRestricted = needsEmbassies(state) && familyOf(state, seat).embassies === 0;
  const offered = (
    cards: Cards,
    pledges: { readonly given: readonly Pledge[]; readonly asked: readonly Pledge[] },
  ): ChoiceOf<"offer"> => ({
    type: "offer",
    fields: {
      to: { oneOf: [to] },
      ecus: { from: 0, to: spendableOf(state, seat) },
      card: { oneOf: cards.given },
      pledge: { oneOf: pledges.given },
      askedEcus: { from: 0, to: purse },
      askedCard: { oneOf: cards.asked },
      askedPledge: { oneOf: pledges.asked },
    },
  });
  if (!isRestricted) return blockingFirst(offered(free, promises), "F1429-18.9");
  const withoutCards = blockingFirst(offered({ given: nothing, asked: nothing }, promises), "F1429-18.9");
  const withCards = offered(free, { given: nothing, asked: nothing });
  if (sharedRoom(state, seat, to) === null) return [...withoutCards, { ...withCards, blockedBy: "F1429-18.5" }];
  return [...withoutCards, ...blockingFirst(withCards, "F1429-18.9")];
}

const offersTo = ({ offers }: State, seat: Seat): readonly Offer[] => offers.filter(({ to }) => to === seat);

export const accept: RuleOfMove<"accept"> = {
  rule: "F1429-18.4",
  choices({ state, seat }) {
    if (state.offers.length === 0 || !canDeal(state)) return [];
    return offersTo(state, seat).map((one): ChoiceOf<"accept"> => {
      const blockedBy = obstacleTo(state, one);
      return { type: "accept", fields: { from: { oneOf: [one.seat] } }, ...(blockedBy !== undefined && { blockedBy }) };
    });
  },
  facts({ state, seat: to }, { from }) {
    const taken = offersTo(state, to).find((one) => one.seat === from);
    if (taken === undefined) return [];
    const bargain = bargainIn(taken);
    if (bargain !== undefined) {
      return [
        { type: "OfferTaken", ...taken, isHidden: state.table.options.isMoneyHidden },
        interrupted(claimStep(bargain)),
      ];
    }
    const kept = [...pledgeKept(state, from, to, taken.pledge), ...pledgeKept(state, to, from, taken.askedPledge)];
    const isHidden = state.table.options.isMoneyHidden;
    const consequences = kept.length > 0 ? [interrupted(checkEffects)] : [];
    return [{ type: "OfferTaken", ...taken, isHidden }, ...kept, ...consequences];
  },
};

/** The rule that prevents the recipient from accepting an offer. */
function obstacleTo(state: State, offered: Offer): string | undefined {
  const { seat, to, card, pledge, askedEcus, askedCard, askedPledge } = offered;
  const { hand } = familyOf(state, to);
  const canPay = spendableOf(state, to) >= askedEcus && (askedCard === "none" || hand.includes(askedCard));
  if (!canPay) return "F1429-18.4";
  const canKeep = pledgesOf(state, seat, to).includes(pledge) && pledgesOf(state, to, seat).includes(askedPledge);
  if (!canKeep) return "F1429-18.7";
  const bargain = bargainIn(offered);
  if (bargain !== undefined && !canBargain(state, bargain)) return "F1429-18.10";
  const [given, taken] = [card === "none" ? 0 : 1, askedCard === "none" ? 0 : 1];
  const heldBy = (one: Seat) => cardsHeldBy(state, one) + (awaitsConsent(state, one) ? 1 : 0);
  const isOverfull = heldBy(to) + given - taken > box.handMax || heldBy(seat) + taken - given > box.handMax;
  return isOverfull ? "F1429-18.2" : undefined;
}

/** Those in the hand and those set aside in an offer. */
export const cardsHeldBy = (state: Pick<State, "families" | "offers">, seat: Seat): number =>
  familyOf(state, seat).hand.length + state.offers.filter((one) => one.seat === seat && one.card !== "none").length;

export const decline: RuleOfMove<"decline"> = {
  rule: "F1429-18.4",
  choices: ({ state, seat }) =>
    state.offers.length > 0 && canDeal(state)
      ? [{ type: "decline", fields: { from: { oneOf: offersTo(state, seat).map((one) => one.seat) } } }]
      : [],
  facts: ({ state, seat }, { from }) =>
    ended(
      offersTo(state, seat).filter((one) => one.seat === from),
      "declined",
    ),
};

export const withdraw: RuleOfMove<"withdraw"> = {
  rule: "F1429-18.4",
  choices: ({ state, seat }) =>
    state.offers.some((one) => one.seat === seat) && canDeal(state) ? [{ type: "withdraw", fields: {} }] : [],
  facts: ({ state, seat }) =>
    ended(
      state.offers.filter((one) => one.seat === seat),
      "withdrawn",
    ),
};

// F1429-18.4: offers end with the turn, and before ransoms are due.
export const offersExpired = ({ offers }: State): readonly Fact[] => ended(offers, "expired");

const ended = (offers: readonly Offer[], cause: "declined" | "withdrawn" | "expired"): readonly Fact[] =>
  offers.map(({ seat, to, room }) => ({ type: "OfferEnded", seat, to, cause, room }));
