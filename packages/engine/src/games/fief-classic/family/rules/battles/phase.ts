import { during } from "../../../../../core/rules.ts";
import type { Seat } from "../../../../../core/ruleset.ts";
import {
  answered,
  type ChoiceOf,
  interrupted,
  nobody,
  type RuleOfMove,
  type RuleOfStep,
  settled,
} from "../../model/flow.ts";
import { areAllied, at, hasCurse, inTurnOrder, type Place, type State, withStance } from "../../model/state.ts";
import type { AgendaStep, Fact, Matter } from "../../model/types.ts";
import {
  attackersOf,
  besiegersOf,
  coalitionsOf,
  defendersOf,
  frontOf,
  isContested,
  occupantAmong,
  reliefOf,
} from "./fronts.ts";

// FC-11.11
export const battles: RuleOfStep<"battles"> = {
  asks: () => nobody,
  run(state) {
    const order = inTurnOrder(state);
    const fields = state.places
      .filter((place) => isContested(state, place))
      .toSorted((one, other) => order.indexOf(beginnerOf(state, one)) - order.indexOf(beginnerOf(state, other)))
      .map(({ village }): AgendaStep => ({ type: "field", village }));
    return [{ type: "PhaseBegan", phase: "battles" }, settled(...fields, { type: "negotiations" })];
  },
};

/** In whose turn a village is fought for. */
function beginnerOf(state: State, place: Place): Seat {
  const front = frontOf(state, place);
  return front?.attackers[0] ?? attackersOf(state, place)[0] ?? place.stances[0]?.seat ?? 0;
}

export const field: RuleOfStep<"field"> = {
  asks: () => nobody,
  run(state, { village }) {
    const place = at(state, village);
    if (!isContested(state, place)) return [settled()];
    // FC-11.12
    if (hasCurse(state, village, "bad-weather")) return [{ type: "BattlePrevented", village }, settled()];
    return [settled({ type: "guests", village }, { type: "pacts", village }, { type: "clash", village })];
  },
};

export const guests: RuleOfStep<"guests"> = {
  asks: (state, { village }) => {
    const place = at(state, village);
    return place.holder !== null && attackersOf(state, place).length > 0 ? withStance(place, "guest") : nobody;
  },
  run: () => [settled()],
};

// FC-12.6
export const join: RuleOfMove<"join"> = during("guests", {
  rule: "FC-12.6",
  choices({ state, seat, step }): readonly ChoiceOf<"join">[] {
    const isFriend = attackersOf(state, at(state, step.village)).some((one) => areAllied(state, one, seat));
    if (!isFriend) return [{ type: "join", fields: { side: { oneOf: ["none", "defend"] } }, isDefault: true }];
    return [
      { type: "join", fields: { side: { oneOf: ["none"] } }, isDefault: true },
      { type: "join", fields: { side: { oneOf: ["defend"] } }, blockedBy: "FC-13.7" },
    ];
  },
  facts({ state, seat, step: { village } }, { side }) {
    const { holder } = at(state, village);
    if (side === "none" || holder === null || areAllied(state, seat, holder)) {
      return [{ type: "SideTaken", seat, village, side }, answered(seat)];
    }
    // FC-10.14
    const matter: Matter = { kind: "aid", from: seat, village };
    return [
      { type: "ConsentAsked", seat: holder, matter },
      answered(seat),
      interrupted({ type: "consent", seat: holder, matter }),
    ];
  },
});

export const pacts: RuleOfStep<"pacts"> = {
  asks: (state, { village }) => partnersIn(state, at(state, village)).flat(),
  run: () => [settled()],
};

/** Several attackers, and several defenders: those who may make an agreement. */
const partnersIn = (state: State, place: Place): readonly (readonly Seat[])[] =>
  [attackersOf(state, place), defendersOf(state, place)].filter((seats) => seats.length > 1);

// FC-12.1, FC-12.10, FC-12.11
export const ally: RuleOfMove<"ally"> = during("pacts", {
  rule: "FC-12.1",
  choices: ({ state, seat, step }) =>
    partnersIn(state, at(state, step.village))
      .filter((partners) => partners.includes(seat))
      .map((partners) => ({
        type: "ally",
        fields: { occupant: { oneOf: partners }, bearer: { oneOf: ["all", ...partners] } },
      })),
  facts: ({ seat, step }, { occupant, bearer }) => [
    { type: "OccupantNamed", seat, village: step.village, occupant, bearer: bearer === "all" ? null : bearer },
    answered(seat),
  ],
});

/** One battle after the other, until nothing is left to be fought there. */
export const clash: RuleOfStep<"clash"> = {
  asks: () => nobody,
  run(state, step) {
    const { village } = step;
    const place = at(state, village);
    const front = frontOf(state, place);
    if (front !== undefined) {
      return [{ type: "BattleBegan", village, ...front }, settled({ type: "round" }, step)];
    }
    return [...outcomeOf(state, place), { type: "FieldCleared", village }, settled()];
  },
};

/** Who enters: the victorious attackers, the relief, or those who besieged a village that no one holds any more. */
function outcomeOf(state: State, place: Place): readonly Fact[] {
  const { village, holder } = place;
  const [coalition] = coalitionsOf(state, place);
  const [relief] = reliefOf(state, place);
  const [besieger] = besiegersOf(state, place);
  // FC-11.10
  if (holder === null && coalition !== undefined) {
    const allies = coalition.seats.filter((seat) => seat !== coalition.occupant);
    return [{ type: "Entered", seat: coalition.occupant, village }, ...guestsAt(place, allies)];
  }
  if (relief !== undefined) return relieved(state, place);
  // FC-11.13
  return holder === null && besieger !== undefined ? [{ type: "Entered", seat: besieger, village }] : [];
}

// FC-12.7, FC-12.11: the owner's relief goes in; another's only by agreement, or when nobody of the owner's is left.
function relieved(state: State, place: Place): readonly Fact[] {
  const { village, holder } = place;
  const relief = reliefOf(state, place);
  const agreed = occupantAmong(state, defendersOf(state, place));
  const entering = relief.find((seat) => seat === (agreed ?? holder)) ?? (holder === null ? relief[0] : undefined);
  if (entering === undefined) return guestsAt(place, relief);
  const isCeded = holder !== null && holder !== entering;
  return [
    isCeded
      ? { type: "VillageCeded", village, seat: holder, to: entering }
      : { type: "Entered", seat: entering, village },
    ...guestsAt(
      place,
      relief.filter((seat) => seat !== entering),
    ),
  ];
}

const guestsAt = ({ village }: Place, seats: readonly Seat[]): readonly Fact[] =>
  seats.map((seat) => ({ type: "StanceTaken", seat, village, stance: "guest" }));
