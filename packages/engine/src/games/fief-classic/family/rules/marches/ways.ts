import type { Seat } from "../../../../../core/ruleset.ts";
import { placeOf } from "../../model/atlas.ts";
import { figuresOf } from "../../model/figures.ts";
import {
  at,
  hasCurse,
  hasStance,
  isBesieged,
  isThreatened,
  type Lord,
  lordsOf,
  type Place,
  type State,
  stanceOf,
} from "../../model/state.ts";
import type { VillageId } from "../../model/types.ts";

const stepsMax = 2;

// FC-9.1
export const readyLords = (state: State, seat: Seat): readonly Lord[] =>
  lordsOf(state, seat).filter(({ steps }) => steps < stepsMax);

/** One step that a lord could make, and the rule that forbids it. */
export type Way = Readonly<{ to: VillageId; blockedBy?: string }>;

export function waysOf(state: State, lord: Lord): readonly Way[] {
  const place = at(state, lord.village);
  const { neighbours } = placeOf(lord.village);
  // FC-10.5: a battle is certain, unless the weather prevents it.
  const isBound = isAwaitingBattle(place, lord) && !hasCurse(state, lord.village, "bad-weather");
  if (isBound) return neighbours.map((to) => ({ to, blockedBy: "FC-10.5" }));
  if (lord.road !== null) return waysFromGate(place, lord, neighbours);
  // FC-9.8
  if (isBesieged(place)) return neighbours.map((to) => ({ to, blockedBy: "FC-9.8" }));
  return neighbours.map((to) => ({ to }));
}

/** He was refused passage there, or his family refused it. */
const isAwaitingBattle = (place: Place, { road, seat }: Lord): boolean =>
  road === null ? hasStance(place, "refused") : stanceOf(place, seat) === "refused";

/** Back by the road he came, into an open village, or further with permission. */
function waysFromGate(place: Place, lord: Lord, neighbours: readonly VillageId[]): readonly Way[] {
  const isGuest = stanceOf(place, lord.seat) === "guest";
  const onwards = neighbours
    .filter((to) => to !== lord.road)
    .map((to): Way => {
      if (!isGuest) return { to, blockedBy: "FC-10.1" };
      // FC-10.6
      return lord.steps > 0 ? { to, blockedBy: "FC-10.6" } : { to };
    });
  const back: readonly Way[] = lord.road === null ? [] : [{ to: lord.road }];
  return mayEnter(place, lord.seat) ? [...back, { to: place.village }, ...onwards] : [...back, ...onwards];
}

// FC-10.13
const mayEnter = (place: Place, seat: Seat): boolean =>
  place.holder === null || (place.holder === seat && !isThreatened(place));

/** Those who stand with him and may go along. */
export function followersOf(state: State, lord: Lord): number {
  // FC-9.5
  if (hasCurse(state, lord.village, "bad-weather")) return 0;
  const { soldiers, gates } = at(state, lord.village);
  const there =
    lord.road === null
      ? soldiers
      : (gates.find((gate) => gate.seat === lord.seat && gate.road === lord.road)?.soldiers ?? 0);
  // FC-6.6
  return lord.see === null ? there : Math.min(there, figuresOf(state).escortMax);
}

/** Before a village that is another's, or his own and surrounded; else in it. FC-10.1, FC-10.10 */
export function roadTaken(state: State, lord: Lord, to: VillageId): VillageId | null {
  if (to === lord.village) return null;
  const place = at(state, to);
  if (place.holder === null) return null;
  return place.holder === lord.seat && !isThreatened(place) ? null : lord.village;
}
