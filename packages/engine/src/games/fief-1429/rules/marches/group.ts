import type { Seat } from "../../../../core/ruleset.ts";
import { placeOf } from "../../model/atlas.ts";
import { controllerOf, hasPlague, isBesieged, isInside } from "../../model/control.ts";
import { checkEffects } from "../../model/flow.ts";
import { stepsBound, stepsMaxOf } from "../../model/offices.ts";
import {
  at,
  bandsAt,
  freeLordsAt,
  isFree,
  type Lord,
  othersAt,
  pawnsIn,
  prisonersAt,
  type State,
  troopsOf,
} from "../../model/state.ts";
import type { AgendaStep, Band, Fact, LordId, VillageId } from "../../model/types.ts";

/** The companions of one step. */
export interface Group {
  readonly seat: Seat;
  readonly leader: LordId;
  readonly lords: readonly LordId[];
  readonly from: VillageId;
  readonly to: VillageId;
  readonly bands: readonly Band[];
}

/** Those in the same place as the leader, or in the village, who can still make one step with this leader. */
const canJoin = (leader: Lord, one: { readonly steps: number; readonly road: VillageId | null }) =>
  one.steps < stepsMaxOf(leader) && (one.road === leader.road || one.road === null);

export const bandsFor = (state: State, leader: Lord): readonly Band[] =>
  bandsAt(state, leader.village, leader.seat).filter((band) => canJoin(leader, band));

// F1429-11.3
export const companionsFor = (state: State, leader: Lord): readonly Lord[] => [
  ...freeLordsAt(state, leader.village, leader.seat).filter((lord) => lord !== leader && canJoin(leader, lord)),
  ...prisonersAt(state, leader.village, leader.seat).filter((lord) => canJoin(leader, lord)),
];

// F1429-11.4: those who have gone furthest come first.
export function takenFrom(bands: readonly Band[], sergeants: number, knights: number): readonly Band[] {
  let left = { sergeants, knights };
  return bands
    .toSorted((one, other) => other.steps - one.steps)
    .flatMap((band) => {
      const taken = {
        ...band,
        sergeants: Math.min(band.sergeants, left.sergeants),
        knights: Math.min(band.knights, left.knights),
      };
      left = { sergeants: left.sergeants - taken.sergeants, knights: left.knights - taken.knights };
      return taken.sergeants + taken.knights > 0 ? [taken] : [];
    });
}

type Leader = Pick<Lord, "seat" | "village" | "road">;

/** The seats whose permission a step needs. F1429-11.5 to F1429-11.10, F1429-18.8 */
export const keepersOf = (state: State, leader: Leader, to: VillageId): readonly Seat[] =>
  obstructorsOf(state, leader, to).filter((one) => !hasPromised(state, one, leader.seat));

export const hasPromised = ({ passages }: State, seat: Seat, to: Seat): boolean =>
  passages.some((passage) => passage.seat === seat && passage.to === to);

/** The families in the way, even those that promised passage. */
export function obstructorsOf(state: State, { seat, village, road }: Leader, to: VillageId): readonly Seat[] {
  const place = at(state, village);
  const others = othersAt(state, village, seat);
  if (others.length === 0) return others;
  if (isBesieged(place) && isInside(state, village, seat)) {
    return others.filter((one) => place.engines.some((engine) => engine.seat === one));
  }
  // F1429-11.8: no one is in the way back by the same road.
  if (road !== null && road === to) return [];
  const controller = controllerOf(state, village);
  const isOnWay = (one: Seat) =>
    standsOn(state, village, one, to) || (road !== null && (one === controller || standsOn(state, village, one, road)));
  return others.filter(isOnWay);
}

/** Troops that came to a village by this road this turn, and have not been stopped there. */
export const arrivalsBy = (
  state: State,
  { seat, from }: Pick<Group, "seat" | "from">,
  road: VillageId,
): readonly Band[] => bandsAt(state, from, seat).filter((band) => hasComeBy(band, road));
const hasComeBy = ({ road, steps }: Band, by: VillageId) => road === by && steps > 0 && steps < stepsBound;

/** Who must agree that some of the troops stay before a village when the others go back. F1429-11.14 */
export function hostsOf(state: State, { seat, from, to, bands }: Group): readonly Seat[] {
  const { holder } = at(state, from);
  const leaving = bands.filter((band) => hasComeBy(band, to));
  const isStaying = pawnsIn(troopsOf(arrivalsBy(state, { seat, from }, to))) > pawnsIn(troopsOf(leaving));
  return holder !== null && holder !== seat && isStaying && !hasPromised(state, holder, seat) ? [holder] : [];
}

/** Whether pawns of a family are before the village, on the road from there. */
const standsOn = (state: State, village: VillageId, seat: Seat, road: VillageId) =>
  bandsAt(state, village, seat).some((band) => band.road === road) ||
  freeLordsAt(state, village, seat).some((lord) => lord.road === road);

// F1429-11.6, F1429-11.11
export function roadTaken(state: State, { seat, from, to }: Pick<Group, "seat" | "from" | "to">): VillageId | null {
  const { holder, guests } = at(state, to);
  return holder === null || holder === seat || guests.includes(seat) ? null : from;
}

/** Only from outside: those who were there when the plague struck have already faced it. F1429-7.7, F1429-7.8 */
const entersPlague = (state: State, { from, to }: Pick<Group, "from" | "to">): boolean =>
  hasPlague(state, to) && placeOf(from).bishopric !== placeOf(to).bishopric;

// On the map nobody can see afterwards who led and who marched along, so the fact does not say it either.
const namedIn = (state: State, group: Group): readonly LordId[] =>
  state.lords.flatMap(({ lord }) => (group.lords.includes(lord) ? [lord] : []));
function leaderAmong(state: State, ids: readonly LordId[]): LordId {
  const lords = state.lords.filter((one) => ids.includes(one.lord) && isFree(one));
  const first = lords.find(({ isMaid }) => isMaid) ?? lords[0];
  if (first === undefined) throw new Error("a march without a lord");
  return first.lord;
}

/** A step and what follows from it. */
export function stepOf(state: State, group: Group): { readonly fact: Fact; readonly next: readonly AgendaStep[] } {
  const { seat, from, to, bands } = group;
  const lords = namedIn(state, group);
  const leader = leaderAmong(state, lords);
  const plagued: readonly AgendaStep[] = entersPlague(state, group) ? [{ type: "contagion", seat, village: to }] : [];
  const road = roadTaken(state, group);
  const isHidden = state.table.options.isFoggy;
  const fact: Fact = { type: "Marched", seat, leader, lords, from, to, road, bands, isHidden };
  return { fact, next: [...plagued, checkEffects] };
}
