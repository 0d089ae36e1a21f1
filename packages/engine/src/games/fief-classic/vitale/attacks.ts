import { pieces } from "@seneschal/schema/games/fief-classic";
import { during } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { lossesBy, pawnsIn } from "../family/model/camps.ts";
import {
  askedAgain,
  type ChoiceOf,
  nobody,
  type RuleOfMove,
  type RuleOfStep,
  settled,
  succession,
} from "../family/model/flow.ts";
import { familyOf, lordOf, lordsOf, regionOf, type State, seatsOf } from "../family/model/state.ts";
import type { AgendaStep, LordId } from "../family/model/types.ts";
import { fallen } from "../family/rules/battles/losses.ts";
import {
  attackOn,
  blockedIfExchanged,
  concernedBy,
  ended,
  foes,
  holds,
  regionalAttacks,
} from "../family/rules/cards/attacks.ts";
import type { Storm } from "../family/rules/cards/revolts.ts";

const playingOn = (seat: Seat): AgendaStep => ({ type: "playing", seat });

// FC-5.2, FC-5.3, FC-5.5: nobody is asked; bad weather and famine stay until they are lifted.
export const lay: RuleOfMove<"lay"> = during("playing", {
  rule: "FC-5.1",
  choices: ({ state, seat }) => regionalAttacks(state, seat),
  facts(position, { card, region }) {
    const { seat } = position;
    const laid = attackOn(seat, card, region);
    if (card === "plague") return [laid, settled({ type: "plague", region }, playingOn(seat))];
    return [laid, ended, askedAgain(position)];
  },
});

// FC-5.17
export const bless: RuleOfMove<"bless"> = during("playing", {
  rule: "FC-5.17",
  choices: ({ state, seat }) =>
    remedies.map(
      ({ card, curse }): ChoiceOf<"bless"> => ({
        type: "bless",
        fields: {
          card: { oneOf: holds(state, seat, card) ? [card] : [] },
          region: { oneOf: pieces.regions.filter((region) => regionOf(state, region).curses.includes(curse)) },
        },
        ...blockedIfExchanged(state, seat),
      }),
    ),
  facts(position, { card, region }) {
    const curse = card === "sun" ? "bad-weather" : "famine";
    return [{ type: "CurseLifted", region, curse, seat: position.seat }, askedAgain(position)];
  },
});

const remedies = [
  { card: "sun", curse: "bad-weather" },
  { card: "good-harvest", curse: "famine" },
] as const;

// FC-5.9, FC-5.20: where there is already a famine, once per turn.
export const revolt: RuleOfMove<"revolt"> = during("playing", {
  rule: "FC-5.9",
  choices({ state, seat }) {
    if (!holds(state, seat, "revolt")) return [];
    const starving = pieces.regions.filter((region) => regionOf(state, region).curses.includes("famine"));
    const risen = starving.filter((region) => regionOf(state, region).hasRevolted);
    return [
      {
        type: "revolt",
        fields: { region: { oneOf: starving.filter((region) => !risen.includes(region)) } },
        ...blockedIfExchanged(state, seat),
      },
      { type: "revolt", fields: { region: { oneOf: risen } }, blockedBy: "FC-5.20" },
    ];
  },
  facts({ state, seat }, { region }, chance) {
    const rolled = chance.die();
    const answering = rolled === 1 ? [] : concernedBy(state, region, seat);
    const parrying = answering.map((one): AgendaStep => ({ type: "parrying", seat: one }));
    return [{ ...attackOn(seat, "revolt", region), rolled }, settled(...parrying, { type: "strike" }, playingOn(seat))];
  },
});

// FC-5.14, FC-5.15: he dies at once, and justice may follow.
export const assassinate: RuleOfMove<"assassinate"> = during("playing", {
  rule: "FC-5.14",
  choices({ state, seat }) {
    if (!holds(state, seat, "assassination")) return [];
    const lords = foes(state, seat).map(({ lord }) => lord);
    return [{ type: "assassinate", fields: { lord: { oneOf: lords } }, ...blockedIfExchanged(state, seat) }];
  },
  facts({ state, seat }, { lord }) {
    const { seat: victim, village } = lordOf(state, lord);
    return [
      { type: "AttackLaid", seat, card: "assassination", region: null, lord, rolled: null, hasFamine: false },
      ended,
      { type: "LordDied", lord, seat: victim, village, cause: "assassination" },
      settled(succession, { type: "justice", seat, victim }, playingOn(seat)),
    ];
  },
});

/** Families that might hold justice, as everyone can see. */
export const justice: RuleOfStep<"justice"> = {
  asks: (state, { seat: murderer }) =>
    state.cards.discards.includes("justice") || condemned(state, murderer).length === 0
      ? nobody
      : seatsOf(state).filter((seat) => seat !== murderer && familyOf(state, seat).hand.length > 0),
  affects: (_, { victim }, seat) => seat === victim,
  run: () => [settled()],
};

/** The king is never condemned. FC-5.15 */
export const condemned = (state: State, murderer: Seat): readonly LordId[] =>
  lordsOf(state, murderer)
    .filter(({ isKing }) => !isKing)
    .map(({ lord }) => lord);

// FC-5.11: by the table of battles, in pawns.
export const storm: Storm = (state, { village, holder, soldiers }, dice) => {
  if (holder === null) return { facts: [], next: [] };
  const lords = state.lords.filter((lord) => lord.village === village && lord.road === null).map(({ lord }) => lord);
  const total = dice.reduce((sum, die) => sum + die, 0);
  const losses = Math.min(pawnsIn([{ seat: holder, soldiers, lords }]), lossesBy(state, total, true));
  const { facts, next } = fallen(state, { seat: holder, soldiers, lords }, { village, losses, cause: "revolt" });
  return { facts: [{ type: "CastleStormed", seat: holder, village, dice, losses }, ...facts], next };
};
