import { flowOf } from "../../core/flow.ts";
import { during, type MoveRule, type Situation } from "../../core/rules.ts";
import { positionAfter, type Ruleset, type Seat } from "../../core/ruleset.ts";
import type { ByType, Of } from "../../core/unions.ts";
import {
  type Battle,
  type Card,
  evolve,
  type Fact,
  type FeudState,
  houseOf,
  type Name,
  namesOfSeats,
  type Offer,
  type Place,
  redeal,
  type Step,
  seatsOf,
  type Told,
  tell,
  view,
  villageOf,
} from "./feud-position.toy.ts";

/** A small war: secret ballots with bluff tokens, cards at any time, offers, and battles in the fog. */
type Move =
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
  told: Told;
  view: unknown;
};
/** A value that parts the editions: whether a levy may be answered by cards. */
export type Edition = { readonly hasLevyWindows: boolean; readonly handMax: number };
type At = Situation<FeudState, Step>;
type Rule<Type extends Move["type"]> = MoveRule<At, Of<ByType<Move>, Type>, Fact>;

const settled = (...next: readonly Step[]): Fact => ({ type: "Settled", next });
const answered = (seat: Seat): Fact => ({ type: "Answered", seat });
const played = (seat: Seat, card: Card): Fact => ({ type: "CardPlayed", seat, card });
const voters = (state: FeudState) => namesOfSeats.slice(0, state.houses.length);
const others = (state: FeudState, seat: Seat) => seatsOf(state).filter((one) => one !== seat);
const holds = (state: FeudState, seat: Seat, card: Card) => houseOf(state, seat).hand.includes(card);
const heldBy = (state: FeudState, seat: Seat) => state.villages.filter(({ holder }) => holder === seat);
const isQuiet = ({ agenda, battle }: FeudState) => battle === "none" && agenda.pending[0]?.step.type === "turn";

const vote: Rule<"vote"> = during("ballot", {
  rule: "F-1.1",
  choices: ({ state }) => [
    { type: "vote", fields: { on: { oneOf: voters(state) }, bluff: { oneOf: voters(state) } }, idle: true },
  ],
  facts: ({ seat }, { on, bluff }) => [{ type: "VoteCast", seat, on, bluff }, answered(seat)],
});
const rest: Rule<"rest"> = during("turn", {
  rule: "F-2.1",
  choices: () => [{ type: "rest", fields: {}, idle: true }],
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
const redeploy: Rule<"redeploy"> = during("turn", {
  rule: "F-2.2",
  choices: ({ state, seat }) => marches("redeploy", state, seat, (holder) => holder === seat),
  facts: ({ seat }, { from, to, pawns }) => [{ type: "Redeployed", seat, from, to, pawns }, settled()],
});
const attack: Rule<"attack"> = during("turn", {
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
const pass: Rule<"pass"> = during("window", {
  rule: "F-4.1",
  choices: () => [{ type: "pass", fields: {}, idle: true }],
  facts: ({ seat }) => [answered(seat)],
});
const relic: Rule<"relic"> = during("window", {
  rule: "F-4.2",
  choices: ({ state, seat, step }) =>
    step.over === "levy" && holds(state, seat, "relic") && !state.isLevyForbidden
      ? [{ type: "relic", fields: {} }]
      : [],
  // F-4.3: after a card everybody may react anew.
  facts: ({ seat, step }) => [played(seat, "relic"), { type: "LevyForbidden" }, settled(step)],
});
const ambush: Rule<"ambush"> = during("window", {
  rule: "F-4.4",
  choices: ({ state, seat, step }) =>
    step.over === "battle" && holds(state, seat, "ambush") && state.battle !== "none" && state.battle.attackers > 0
      ? [{ type: "ambush", fields: {} }]
      : [],
  facts: ({ seat, step }) => [played(seat, "ambush"), { type: "AttackerAmbushed" }, settled(step)],
});
const stance: Rule<"stance"> = during("stances", {
  rule: "F-3.2",
  choices: () => [{ type: "stance", fields: { stance: { oneOf: ["stand", "withdraw"] } }, idle: true }],
  facts: ({ seat }, { stance }) => [{ type: "StanceTaken", seat, stance }, answered(seat)],
});
const lose: Rule<"lose"> = during("losses", {
  rule: "F-3.4",
  choices: ({ state, seat }) => [
    {
      type: "lose",
      fields: { what: { oneOf: houseOf(state, seat).crowns > 0 ? ["pawn", "crown"] : ["pawn"] } },
      idle: true,
    },
  ],
  facts: ({ seat }, { what }) => [{ type: what === "pawn" ? "PawnLost" : "CrownPaid", seat }, settled()],
});

const offer: Rule<"offer"> = {
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
const accept: Rule<"accept"> = {
  rule: "F-5.2",
  choices({ state, seat }) {
    if (!isQuiet(state)) return [];
    const mine = state.offers.filter(({ to }) => to === seat);
    return mine.map((one) => ({
      type: "accept",
      fields: { offer: { oneOf: [one.offer] } },
      ...(one.asked > houseOf(state, seat).crowns && { barred: "F-5.3" }),
    }));
  },
  facts: (_, { offer: id }) => [{ type: "OfferTaken", offer: id }],
};
const offersOpen = (state: FeudState, isMine: (offer: Offer<Card>) => boolean) => ({
  offer: { oneOf: isQuiet(state) ? state.offers.filter(isMine).map((one) => one.offer) : [] },
});
const decline: Rule<"decline"> = {
  rule: "F-5.4",
  choices: ({ state, seat }) => [{ type: "decline", fields: offersOpen(state, ({ to }) => to === seat) }],
  facts: (_, { offer: id }) => [{ type: "OfferEnded", offer: id }],
};
const withdraw: Rule<"withdraw"> = {
  rule: "F-5.5",
  choices: ({ state, seat }) => [{ type: "withdraw", fields: offersOpen(state, (one) => one.seat === seat) }],
  facts: (_, { offer: id }) => [{ type: "OfferEnded", offer: id }],
};

/** F-4.5: a card at any time, but no surprise interrupts a surprise. */
const taxOf = ({ hasLevyWindows }: Edition): Rule<"tax"> => ({
  rule: "F-4.5",
  choices: ({ state, seat }) => (isQuiet(state) && holds(state, seat, "tax") ? [{ type: "tax", fields: {} }] : []),
  facts({ seat }) {
    const window: readonly Step[] = hasLevyWindows ? [{ type: "window", over: "levy" }] : [];
    return [played(seat, "tax"), { type: "Interrupted", by: [...window, { type: "levy", seat }] }];
  },
});

const ended = (holder: Seat, pawns: number, home: number): readonly Fact[] => [
  { type: "BattleEnded", holder, pawns, home },
  settled(),
];
function fought(state: FeudState, die: () => number): readonly Fact[] {
  if (state.battle === "none") return [settled()];
  const { attacker, defender, attackers, defenders } = state.battle;
  const shown: readonly Fact[] = [{ type: "StancesShown", stances: state.stances }];
  const hasWithdrawn = (seat: Seat) => state.stances.some((one) => one.seat === seat && one.stance === "withdraw");
  if (hasWithdrawn(attacker) || attackers === 0) return [...shown, ...ended(defender, defenders, attackers)];
  if (hasWithdrawn(defender) || defenders === 0) return [...shown, ...ended(attacker, attackers, 0)];
  const [attackerDie, defenderDie] = [die(), die()];
  const hit = attackerDie > defenderDie ? [defender] : [attacker];
  const next = hit.map((seat): Step => ({ type: "losses", seat }));
  const again: readonly Step[] = [{ type: "window", over: "battle" }, { type: "stances" }, { type: "round" }];
  return [...shown, { type: "RoundFought", attackerDie, defenderDie }, settled(...next, ...again)];
}
/** F-3.3: with nobody left on one side there is nothing to choose. */
function fighters({ battle }: FeudState): readonly Seat[] {
  if (battle === "none" || battle.attackers === 0 || battle.defenders === 0) return [];
  return [battle.attacker, battle.defender];
}
function counted(state: FeudState): Name | "nobody" {
  const weight = (name: Name) => state.votes.filter(({ on }) => on === name).length;
  return voters(state).find((name) => weight(name) * 2 > state.votes.length) ?? "nobody";
}

export const feudOf = (edition: Edition): Ruleset<Feud> => {
  const { settle, ...flow } = flowOf<FeudState, ByType<Move>, ByType<Step>, Fact>({
    evolve,
    moves: {
      vote,
      rest,
      redeploy,
      attack,
      pass,
      relic,
      ambush,
      stance,
      lose,
      offer,
      accept,
      decline,
      withdraw,
      tax: taxOf(edition),
    },
    steps: {
      ballot: { asks: seatsOf, run: () => [settled()] },
      count: {
        asks: () => [],
        run(state) {
          const marshal = counted(state);
          const seat = seatsOf(state).find((one) => namesOfSeats[one] === marshal);
          const shown: Fact = { type: "VotesShown", votes: state.votes, marshal };
          return seat === undefined ? [shown, settled()] : [shown, { type: "LevyTaken", seat, crowns: 1 }, settled()];
        },
      },
      turn: { asks: (_, { seat }) => [seat], run: () => [settled()] },
      // F-4.1: whoever holds a card is asked, whatever the card: that he holds one is public, which is not.
      window: {
        asks: (state) => seatsOf(state).filter((seat) => houseOf(state, seat).hand.length > 0),
        run: () => [settled()],
      },
      levy: {
        asks: () => [],
        run: (state, { seat }) => [{ type: "LevyTaken", seat, crowns: state.isLevyForbidden ? 0 : 2 }, settled()],
      },
      stances: { asks: fighters, run: () => [settled()] },
      round: { asks: () => [], run: (state, _, chance) => fought(state, chance.die) },
      losses: { asks: (_, { seat }) => [seat], run: () => [settled()] },
      upkeep: {
        asks: () => [],
        run(state, _, chance) {
          const expired = state.offers.map((one): Fact => ({ type: "OfferEnded", offer: one.offer }));
          const cards = chance.shuffle(state.pile);
          const short = seatsOf(state).filter((seat) => houseOf(state, seat).hand.length < edition.handMax);
          const drawn = short.flatMap((seat, at): readonly Fact[] => {
            const card = cards[at];
            return card === undefined ? [] : [{ type: "CardDrawn", seat, card }];
          });
          return [...expired, ...drawn, settled()];
        },
      },
    },
  });
  const standing = (state: FeudState) =>
    state.houses.map(({ crowns }, seat) => crowns + 2 * heldBy(state, seat).length);
  const feud: Ruleset<Feud> = {
    id: "feud",
    revision: 1,
    seats: { min: 2, max: 3 },
    reveals: ["VotesShown", "BattleBegan", "BattleEnded", "StancesShown", "RoundFought"],
    ...flow,
    evolve,
    standing,
    outcome(state) {
      if (state.agenda.pending.length > 0) return undefined;
      const scores = standing(state);
      return {
        ranking: scores.map((score, seat) => ({ seat, score, rank: 1 + scores.filter((one) => one > score).length })),
      };
    },
    setUp({ seats, options: { rounds = 2 } }, chance) {
      const opening: Fact = { type: "GameBegan", seats };
      const begin = positionAfter(feud, [opening]);
      const turns = seatsOf(begin).map((seat): Step => ({ type: "turn", seat }));
      const round: readonly Step[] = [{ type: "upkeep" }, { type: "ballot" }, { type: "count" }, ...turns];
      const plan: Fact = { type: "Interrupted", by: Array.from({ length: rounds }, () => round).flat() };
      return [opening, ...settle(begin, [plan], chance)];
    },
    view,
    tell,
    redeal,
  };
  return feud;
};

export const feud = feudOf({ hasLevyWindows: true, handMax: 3 });
