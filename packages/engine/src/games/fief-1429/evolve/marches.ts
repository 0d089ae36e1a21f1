import { stepsBound, stepsMaxOf } from "../model/offices.ts";
import { at, type Lord, type State } from "../model/state.ts";
import type { Band, FactOf, LordId, VillageId } from "../model/types.ts";
import {
  type EvolversOf,
  eachChanged,
  joined,
  withBand,
  withLord,
  withLords,
  withoutBand,
  withPlace,
} from "./changes.ts";
import { changedBand, changedState } from "./clone.ts";

export const marchEvolvers: EvolversOf<
  | "LeaveAsked"
  | "LeaveAnswered"
  | "LeaveRefused"
  | "Marched"
  | "MarchHalted"
  | "PassageOpened"
  | "RideDeclared"
  | "RideEnded"
> = {
  LeaveAsked: (state, { type: _, isHidden: __, ...march }) => changedState(state, { march: { ...march, given: [] } }),
  LeaveAnswered: (state, { seat, isGiven }) =>
    state.march === null || !isGiven
      ? state
      : changedState(state, { march: { ...state.march, given: [...state.march.given, seat] } }),
  LeaveRefused: (state) => state,
  Marched: marched,
  // F1429-11.8: they march no more this turn.
  MarchHalted: (before, { village, lords, areTroopsBound }) => {
    const state = areTroopsBound === true ? withTroopsBound(before, village) : before;
    const halted = withLords(state, ({ lord }) => lords.includes(lord), { hasPassage: false });
    return changedState(
      lords.reduce((one, lord) => withLord(one, lord, (was) => ({ steps: stepsMaxOf(was) })), halted),
      { march: null },
    );
  },
  PassageOpened: (state, { lord }) => withLord(state, lord, { hasPassage: true }),
  RideDeclared: (state, { lords, village, bands, leader, to, seat, target }) => {
    const mounted = withLords(state, ({ lord }) => lords.includes(lord), { isRiding: true });
    const march = { seat, leader, lords, from: village, to, bands, of: [target], given: [] };
    const standing = bands.reduce((left, band) => withoutBand(left, band), at(mounted, village).bands);
    const riding = bands.reduce((all, band) => withBand(all, changedBand(band, { isRiding: true })), standing);
    return changedState(withPlace(mounted, village, { bands: riding }), { march });
  },
  RideEnded: (state, { seat, village }) => {
    const isRider = (one: { readonly seat: number; readonly isRiding: boolean }) => one.seat === seat && one.isRiding;
    const isLed = (lord: Lord) => isRider(lord) || (lord.guard === seat && lord.isRiding);
    const weary = withLords(state, isLed, { isRiding: false, steps: stepsMax });
    const bands = joined(at(weary, village).bands, (band) =>
      isRider(band) ? changedBand(band, { isRiding: false, steps: stepsMax }) : band,
    );
    return changedState(withPlace(weary, village, { bands }), { march: null });
  },
};

/** The troops of the march that was refused make no more steps. */
function withTroopsBound(state: State, village: VillageId): State {
  const troops = state.march?.bands ?? [];
  const left = troops.reduce((all, band) => withoutBand(all, band), at(state, village).bands);
  const bands = troops.reduce((all, band) => withBand(all, changedBand(band, { steps: stepsBound })), left);
  return troops.length === 0 ? state : withPlace(state, village, { bands });
}
const stepsMax = 3;

function marched(state: State, { lords, from, to, road, bands }: FactOf<"Marched">): State {
  const left = bands.reduce((all, band) => withoutBand(all, band), at(state, from).bands);
  const arrived = bands.reduce((all, band) => withBand(all, onward(band, road)), at(state, to).bands);
  const troops =
    bands.length === 0
      ? state
      : withPlace(withPlace(state, from, { bands: joined(left, dismounted) }), to, { bands: arrived });
  const gone = lords.reduce(
    (one, id) =>
      withLord(one, id, ({ steps, guard }) => ({
        village: to,
        road: guard === null ? road : null,
        steps: steps + 1,
        hasPassage: false,
        isRiding: false,
      })),
    troops,
  );
  return changedState(gone, { march: null, relics: relicsBorne(gone, lords, to) });
}

const relicsBorne = ({ relics }: State, lords: readonly LordId[], village: VillageId) =>
  relics.length === 0
    ? relics
    : eachChanged(relics, (one) => (one.lord !== null && lords.includes(one.lord) ? { ...one, village } : one));

const onward = (band: Band, road: Band["road"]): Band =>
  changedBand(band, { road, steps: band.steps + 1, isRiding: false });
/** Those who stay behind when the ride goes on. */
const dismounted = (band: Band): Band => (band.isRiding ? changedBand(band, { isRiding: false }) : band);
