import { during, type MoveRule, type Situation } from "../../core/rules.ts";
import type { Seat } from "../../core/ruleset.ts";
import type { ByType, Of } from "../../core/unions.ts";
import {
  type AgendaStep,
  type Battle,
  type Card,
  type Fact,
  type FeudState,
  houseOf,
  type Name,
  namesOfSeats,
  type Offer,
  type Place,
  type RedactedFact,
  seatsOf,
  villageOf,
} from "./feud-position.fixture.ts";

/** A small war: secret ballots with bluff tokens, cards at any time, offers, and battles in the fog. */
export type Move =
  | { readonly type: "vote"; readonly on: Name; readonly bluff: Name }
  | { readonly type: "rest" | "pass" | "tax" | "relic" | "ambush" }
  | { readonly type: "redeploy" | "attack"; readonly from: Place; readonly to: Place; readonly pawns: number }
  | { readonly type: "stance"; readonly stance: "stand" | "withdraw" }
  | { readonly type: "lose"; readonly what: "pawn" | "crown" }
  | {
      readonly type: "offer";
      readonly to: Seat;
      readonly crowns: number;
      readonly card: Card | "none";
      readonly asked: number;
    }
  | { readonly type: "accept" | "decline" | "withdraw"; readonly offer: string };
export type Feud = {
  options: { readonly rounds?: number };
  state: FeudState;
  move: Move;
  fact: Fact;
  redactedFact: RedactedFact;
  view: unknown;
};
/** A value that parts the editions: whether a levy may be answered by cards. */
export type Edition = { readonly hasLevyWindows: boolean; readonly handMax: number };
type At = Situation<FeudState, AgendaStep>;
type Rule<Type extends Move["type"]> = MoveRule<At, Of<ByType<Move>, Type>, Fact>;

export const settled = (...next: readonly AgendaStep[]): Fact => ({ type: "Settled", next });
const answered = (seat: Seat): Fact => ({ type: "Answered", seat });
const played = (seat: Seat, card: Card): Fact => ({ type: "CardPlayed", seat, card });
export const voters = (state: FeudState) => namesOfSeats.slice(0, state.houses.length);
const others = (state: FeudState, seat: Seat) => seatsOf(state).filter((one) => one !== seat);
const holds = (state: FeudState, seat: Seat, card: Card) => houseOf(state, seat).hand.includes(card);
export const heldBy = (state: FeudState, seat: Seat) => state.villages.filter(({ holder }) => holder === seat);
const isQuiet = ({ agenda, battle }: FeudState) => battle === "none" && agenda.pending[0]?.step.type === "turn";

export const vote: Rule<"vote"> = during("ballot", {
  rule: "F-1.1",
  choices: ({ state }) => [
    { type: "vote", fields: { on: { oneOf: voters(state) }, bluff: { oneOf: voters(state) } }, isDefault: true },
  ],
  facts: ({ seat }, { on, bluff }) => [{ type: "VoteCast", seat, on, bluff }, answered(seat)],
});
export const rest: Rule<"rest"> = during("turn", {
  rule: "F-2.1",
  choices: () => [{ type: "rest", fields: {}, isDefault: true }],
  facts: () => [settled()],
});
/** One choice for each village: where from is fixed, all else is free. */
const marches = <Type extends "redeploy" | "attack">(
  type: Type,
  state: FeudState,
  seat: Seat,
  isGoal: (holder: Seat) => boolean,
) => {
  const goals = state.villages.filter(({ holder }) => isGoal(holder)).map(({ place }) => place);
  return heldBy(state, seat).map(({ place, pawns }) => ({
    type,
    fields: {
      from: { oneOf: [place] },
      to: { oneOf: goals.filter((goal) => goal !== place) },
      pawns: { from: 1, to: pawns },
    },
  }));
};
export const redeploy: Rule<"redeploy"> = during("turn", {
  rule: "F-2.2",
  choices: ({ state, seat }) => marches("redeploy", state, seat, (holder) => holder === seat),
  facts: ({ seat }, { from, to, pawns }) => [{ type: "Redeployed", seat, from, to, pawns }, settled()],
});
export const attack: Rule<"attack"> = during("turn", {
  rule: "F-3.1",
  choices: ({ state, seat }) => marches("attack", state, seat, (holder) => holder !== seat),
  facts({ state, seat }, { from, to, pawns }) {
    const { holder: defender, pawns: defenders } = villageOf(state, to);
    const battle: Battle = { attacker: seat, defender, from, place: to, attackers: pawns, defenders };
    return [
      { type: "BattleBegan", ...battle },
      settled({ type: "window", over: "battle" }, { type: "stances" }, { type: "round" }),
    ];
  },
});
export const pass: Rule<"pass"> = during("window", {
  rule: "F-4.1",
  choices: () => [{ type: "pass", fields: {}, isDefault: true }],
  facts: ({ seat }) => [answered(seat)],
});
export const relic: Rule<"relic"> = during("window", {
  rule: "F-4.2",
  choices: ({ state, seat, step }) =>
    step.over === "levy" && holds(state, seat, "relic") && !state.isLevyForbidden
      ? [{ type: "relic", fields: {} }]
      : [],
  // F-4.3: after a card, everyone may react again.
  facts: ({ seat, step }) => [played(seat, "relic"), { type: "LevyForbidden" }, settled(step)],
});
export const ambush: Rule<"ambush"> = during("window", {
  rule: "F-4.4",
  choices: ({ state, seat, step }) =>
    step.over === "battle" && holds(state, seat, "ambush") && state.battle !== "none" && state.battle.attackers > 0
      ? [{ type: "ambush", fields: {} }]
      : [],
  facts: ({ seat, step }) => [played(seat, "ambush"), { type: "AttackerAmbushed" }, settled(step)],
});
export const stance: Rule<"stance"> = during("stances", {
  rule: "F-3.2",
  choices: () => [{ type: "stance", fields: { stance: { oneOf: ["stand", "withdraw"] } }, isDefault: true }],
  facts: ({ seat }, { stance }) => [{ type: "StanceTaken", seat, stance }, answered(seat)],
});
export const lose: Rule<"lose"> = during("losses", {
  rule: "F-3.4",
  choices: ({ state, seat }) => [
    {
      type: "lose",
      fields: { what: { oneOf: houseOf(state, seat).crowns > 0 ? ["pawn", "crown"] : ["pawn"] } },
      isDefault: true,
    },
  ],
  facts: ({ seat }, { what }) => [{ type: what === "pawn" ? "PawnLost" : "CrownPaid", seat }, settled()],
});

export const offer: Rule<"offer"> = {
  rule: "F-5.1",
  choices({ state, seat }) {
    const { hand, crowns } = houseOf(state, seat);
    if (!isQuiet(state) || state.offers.some((one) => one.seat === seat)) return [];
    return others(state, seat).map((to) => ({
      type: "offer",
      fields: {
        to: { oneOf: [to] },
        crowns: { from: 0, to: crowns },
        card: { oneOf: ["none", ...new Set(hand)] },
        asked: { from: 0, to: 3 },
      },
    }));
  },
  facts: ({ state, seat }, terms) => [
    { ...terms, type: "OfferMade", offer: `${seat}-${houseOf(state, seat).offersMade}`, seat },
  ],
};
export const accept: Rule<"accept"> = {
  rule: "F-5.2",
  choices({ state, seat }) {
    if (!isQuiet(state)) return [];
    const mine = state.offers.filter(({ to }) => to === seat);
    return mine.map((one) => ({
      type: "accept",
      fields: { offer: { oneOf: [one.offer] } },
      ...(one.asked > houseOf(state, seat).crowns && { blockedBy: "F-5.3" }),
    }));
  },
  facts: (_, { offer: id }) => [{ type: "OfferTaken", offer: id }],
};
const offersOpen = (state: FeudState, isMine: (offer: Offer<Card>) => boolean) => ({
  offer: { oneOf: isQuiet(state) ? state.offers.filter(isMine).map((one) => one.offer) : [] },
});
export const decline: Rule<"decline"> = {
  rule: "F-5.4",
  choices: ({ state, seat }) => [{ type: "decline", fields: offersOpen(state, ({ to }) => to === seat) }],
  facts: (_, { offer: id }) => [{ type: "OfferEnded", offer: id }],
};
export const withdraw: Rule<"withdraw"> = {
  rule: "F-5.5",
  choices: ({ state, seat }) => [{ type: "withdraw", fields: offersOpen(state, (one) => one.seat === seat) }],
  facts: (_, { offer: id }) => [{ type: "OfferEnded", offer: id }],
};

/** F-4.5: a card at any time, but no surprise interrupts a surprise. */
export const taxOf = ({ hasLevyWindows }: Edition): Rule<"tax"> => ({
  rule: "F-4.5",
  choices: ({ state, seat }) => (isQuiet(state) && holds(state, seat, "tax") ? [{ type: "tax", fields: {} }] : []),
  facts({ seat }) {
    const window: readonly AgendaStep[] = hasLevyWindows ? [{ type: "window", over: "levy" }] : [];
    return [played(seat, "tax"), { type: "Interrupted", by: [...window, { type: "levy", seat }] }];
  },
});
