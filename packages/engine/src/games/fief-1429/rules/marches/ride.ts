import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { controllerOf } from "../../model/control.ts";
import { type ChoiceOf, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { stepsMaxOf } from "../../model/offices.ts";
import {
  at,
  bandsAt,
  isFree,
  type Lord,
  lordOf,
  type March,
  othersAt,
  type State,
  troopsOf,
} from "../../model/state.ts";
import type { AgendaStep, Fact, VillageId } from "../../model/types.ts";
import { ridden } from "../battles/declaring.ts";
import { bandsFor, companionsFor, type Group, keepersOf, obstructorsOf, stepOf, takenFrom } from "./group.ts";
import { openRoadsFrom, readyLords } from "./march.ts";

// F1429-12.1 to F1429-12.3
export const ride: RuleOfMove<"ride"> = during("marching", {
  rule: "F1429-12.1",
  choices({ state, seat }) {
    return readyLords(state, seat).flatMap((leader): readonly ChoiceOf<"ride">[] => {
      const exits = guardedExits(state, leader);
      if (exits.length === 0) return [];
      const { knights } = troopsOf(bandsFor(state, leader));
      const companions = companionsFor(state, leader).map(({ lord }) => lord);
      const fields = {
        lord: { oneOf: [leader.lord] },
        to: { oneOf: exits },
        companions: { someOf: companions, min: 0, max: companions.length },
        knights: { from: 1, to: Math.max(1, knights) },
      };
      const blockedBy = isWalledOff(state, leader) ? "F1429-12.2" : knights === 0 ? "F1429-12.1" : undefined;
      return [{ type: "ride", fields, ...(blockedBy !== undefined && { blockedBy }) }];
    });
  },
  facts({ state, seat }, { lord, to, companions, knights }) {
    const leader = lordOf(state, lord);
    const bands = takenFrom(bandsFor(state, leader), 0, knights);
    const group = { seat, leader: lord, lords: [lord, ...companions], from: leader.village, to, bands };
    return rideFacts(state, group, obstructorsOf(state, leader, to), { type: "marching", seat });
  },
});

/** Roads where others are in the way. */
const guardedExits = (state: State, leader: Lord): readonly VillageId[] =>
  othersAt(state, leader.village, leader.seat).length === 0
    ? []
    : openRoadsFrom(state, leader.village).filter((to) => obstructorsOf(state, leader, to).length > 0);

// F1429-12.2: through a village, not out of it.
const isWalledOff = (state: State, { village, road, seat }: Lord): boolean =>
  road !== null && at(state, village).building !== null && controllerOf(state, village) !== seat;

// F1429-12.7: the controlling family before others.
function rideFacts(
  state: State,
  group: Group,
  inTheWay: readonly Seat[],
  ...then: readonly AgendaStep[]
): readonly Fact[] {
  const { seat, leader, lords, from, to, bands } = group;
  const controller = inTheWay.find((one) => one === controllerOf(state, from));
  const target = controller ?? inTheWay[0];
  if (target === undefined) throw new Error(`nobody stands in the way of ${leader}`);
  const declared: Fact = { type: "RideDeclared", seat, leader, lords, village: from, to, bands, target };
  return [declared, ...ridden(state, { attacker: seat, defender: target, village: from }, then)];
}

/** A ride after a refusal. */
export const forceWay: RuleOfMove<"forceWay"> = during("refused", {
  rule: "F1429-12.1",
  choices({ state }) {
    const { march } = state;
    if (march === null || refusersOf(state, march).length === 0) return [];
    const { sergeants, knights } = troopsOf(march.bands);
    const isWalled = isWalledOff(state, lordOf(state, march.leader));
    const rule = isWalled ? "F1429-12.2" : "F1429-12.1";
    const isBlocked = isWalled || sergeants > 0 || knights === 0;
    return [{ type: "forceWay", fields: {}, ...(isBlocked && { blockedBy: rule }) }];
  },
  facts({ state }) {
    const { march } = state;
    return march === null ? [settled()] : rideFacts(state, march, refusersOf(state, march));
  },
});

/** Nobody is in the way back by the same road. */
const refusersOf = (state: State, { leader, to }: March): readonly Seat[] =>
  keepersOf(state, lordOf(state, leader), to);

export const rideOnStep: RuleOfStep<"rideOn"> = {
  asks: (state, { seat }) => (exitsAfter(state, seat).length > 0 ? [seat] : nobody),
  run: (state, { seat }) => [{ type: "RideEnded", seat, village: villageOf(state, seat) }, settled()],
};

// F1429-12.6
export const rideOn: RuleOfMove<"rideOn"> = during("rideOn", {
  rule: "F1429-12.6",
  choices({ state, seat }) {
    const knights = troopsOf(ridersOf(state, seat)).knights;
    return [
      {
        type: "rideOn",
        fields: { to: { oneOf: exitsAfter(state, seat) }, knights: { from: 0, to: knights } },
        isDefault: true,
      },
    ];
  },
  facts({ state, seat }, { to, knights }) {
    const from = villageOf(state, seat);
    const leader = leaderOf(state, seat)?.lord;
    if (leader === undefined) return [settled()];
    const others = [...riders(state, seat), ...captivesOf(state, seat)].flatMap(({ lord }) =>
      lord === leader ? [] : [lord],
    );
    const bands = takenFrom(ridersOf(state, seat), 0, knights);
    const { fact, next } = stepOf(state, { seat, leader, lords: [leader, ...others], from, to, bands });
    return [fact, { type: "RideEnded", seat, village: from }, settled(...next)];
  },
});

const riders = ({ lords }: State, seat: Seat): readonly Lord[] =>
  lords.filter((lord) => lord.seat === seat && lord.isRiding && isFree(lord));
/** Prisoners who ride along. */
const captivesOf = ({ lords }: State, seat: Seat): readonly Lord[] =>
  lords.filter((lord) => lord.guard === seat && lord.isRiding);
const villageOf = (state: State, seat: Seat): VillageId => {
  const village = riders(state, seat)[0]?.village ?? state.march?.from;
  if (village === undefined) throw new Error(`seat ${seat} does not ride`);
  return village;
};
const ridersOf = (state: State, seat: Seat) =>
  bandsAt(state, villageOf(state, seat), seat).filter(({ isRiding }) => isRiding);

/** Who leads them on: the same lord as before, if still alive. */
const leaderOf = (state: State, seat: Seat): Lord | undefined => {
  const able = riders(state, seat).filter((lord) => lord.steps < stepsMaxOf(lord));
  return able.find(({ lord }) => lord === state.march?.leader) ?? able[0];
};

/** Where the riders may go on, even backwards, with no one in the way. */
function exitsAfter(state: State, seat: Seat): readonly VillageId[] {
  const leader = leaderOf(state, seat);
  if (leader === undefined) return [];
  return openRoadsFrom(state, leader.village).filter((to) => keepersOf(state, leader, to).length === 0);
}
