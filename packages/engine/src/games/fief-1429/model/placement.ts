import type { Seat } from "../../../core/ruleset.ts";
import { atlas } from "./atlas.ts";
import { controlledBy, controllerOf, fortressesOf } from "./control.ts";
import { ledBy, type State } from "./state.ts";
import type { VillageId } from "./types.ts";

// F1429-6.11: the first of these that is not empty.
export function placementsOf(state: State, seat: Seat): readonly VillageId[] {
  const ranks = [
    () => fortressesOf(state, seat),
    () => ledBy(state, seat),
    () => controlledBy(state, seat),
    () => atlas.villages.filter((village) => controllerOf(state, village) === null),
  ];
  for (const villagesOf of ranks) {
    const villages = villagesOf();
    if (villages.length > 0) return villages;
  }
  return [];
}

/** Villages of other families, which need their consent: only for a family that has no place of its own. */
export function foreignPlacementsOf(state: State, seat: Seat): readonly VillageId[] {
  const isRooted =
    controlledBy(state, seat).length > 0 ||
    state.lords.some((lord) => lord.seat === seat && lord.guard === null && !lord.isAway);
  return isRooted ? [] : atlas.villages.filter((village) => controllerOf(state, village) !== null);
}
