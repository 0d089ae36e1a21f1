import type { Seat } from "../../../../core/ruleset.ts";
import type { ByType, Of } from "../../../../core/unions.ts";
import { placeOf } from "../model/atlas.ts";
import {
  at,
  type Cards,
  type Family,
  familyOf,
  indexOfRegion,
  type Lord,
  type Place,
  type Region,
  regionOf,
  type Standing,
  type State,
  type TableState,
} from "../model/state.ts";
import type { Card, Curse, Fact, LordId, RegionId, VillageId } from "../model/types.ts";
import { changedFamily, changedLord, changedPlace, changedRegion, changedState } from "./clone.ts";
import { withCardGone } from "./known-cards.ts";

/** What some of the facts do to the position. */
export type EvolversOf<Type extends Fact["type"]> = {
  readonly [T in Type]: (state: State, fact: Of<ByType<Fact>, T>) => State;
};

export const withTable = (state: State, change: Partial<TableState>): State =>
  changedState(state, { table: { ...state.table, ...change } });

export const withFamily = (state: State, seat: Seat, change: Partial<Family>): State =>
  changedState(state, { families: state.families.with(seat, changedFamily(familyOf(state, seat), change)) });
export const withEcus = (state: State, seat: Seat, more: number): State =>
  more === 0 ? state : withFamily(state, seat, { ecus: familyOf(state, seat).ecus + more });

export function withLord(state: State, id: LordId, change: Partial<Lord>): State {
  const index = state.lords.findIndex(({ lord }) => lord === id);
  const lord = state.lords[index];
  if (lord === undefined) return state;
  return changedState(state, { lords: state.lords.with(index, changedLord(lord, change)) });
}

export const withPlace = (state: State, village: VillageId, change: Partial<Place>): State =>
  changedState(state, {
    places: state.places.with(placeOf(village).index, changedPlace(at(state, village), change)),
  });

export const withRegion = (state: State, region: RegionId, change: Partial<Region>): State =>
  changedState(state, {
    regions: state.regions.with(indexOfRegion(region), changedRegion(regionOf(state, region), change)),
  });

export const withCards = (state: State, { pile = state.cards.pile, discards = state.cards.discards }: Partial<Cards>) =>
  changedState(state, { cards: { pile, discards } });
export const discarding = (state: State, ...cards: readonly Card[]): State =>
  cards.length === 0 ? state : withCards(state, { discards: [...state.cards.discards, ...cards] });

/** The card leaves the hand, and everyone sees it. */
export const withoutHandCard = (state: State, seat: Seat, card: Card, change: Partial<Family> = {}): State =>
  withCardGone(withFamily(state, seat, { ...change, hand: without(familyOf(state, seat).hand, card) }), { seat, card });
/** From the hand to the discards. */
export const spending = (state: State, seat: Seat, card: Card, change: Partial<Family> = {}): State =>
  discarding(withoutHandCard(state, seat, card, change), card);

/** A deal between two families makes what one refused the other a new request. FC-13.13 */
export const withoutRefusalsBetween = (state: State, one: Seat, other: Seat): State =>
  state.refusals.length === 0
    ? state
    : changedState(state, {
        refusals: state.refusals.filter(
          ({ seat, matter: { from } }) => !(seat === one && from === other) && !(seat === other && from === one),
        ),
      });

export const withCurse = (state: State, region: RegionId, curse: Curse): State =>
  withRegion(state, region, { curses: [...regionOf(state, region).curses, curse] });
/** Its card goes to the discards. */
export function withoutCurse(state: State, region: RegionId, curse: Curse): State {
  const { curses } = regionOf(state, region);
  if (!curses.includes(curse)) return state;
  return discarding(withRegion(state, region, { curses: without(curses, curse) }), curse);
}

export const without = <Value>(list: readonly Value[], one: Value): readonly Value[] => {
  const index = list.indexOf(one);
  return index < 0 ? list : list.toSpliced(index, 1);
};

/** The list with these changes; the same list if nothing differs. */
export function eachChanged<Value>(list: readonly Value[], change: (one: Value) => Value): readonly Value[] {
  const changed = list.map(change);
  return changed.every((one, index) => one === list[index]) ? list : changed;
}

export function withGate(gates: Place["gates"], seat: Seat, road: VillageId, soldiers: number): Place["gates"] {
  if (soldiers === 0) return gates;
  const index = gates.findIndex((gate) => gate.seat === seat && gate.road === road);
  const found = gates[index];
  if (found === undefined) return [...gates, { seat, road, soldiers }];
  const left = found.soldiers + soldiers;
  return left > 0 ? gates.with(index, { seat, road, soldiers: left }) : gates.toSpliced(index, 1);
}

export const withStanceOf = (
  { stances }: Place,
  seat: Seat,
  stance: Standing["stance"],
  isSiegeKept = false,
): Place["stances"] => {
  const index = stances.findIndex((one) => one.seat === seat);
  const taken = isSiegeKept ? { seat, stance, isSiegeKept } : { seat, stance };
  return index < 0 ? [...stances, taken] : stances.with(index, taken);
};

/** Those who have left neither hold the village nor stand before it any more. */
export function tidied(state: State, village: VillageId): State {
  const place = at(state, village);
  const isHeld = place.soldiers > 0 || isLordThere(state, village);
  const stances = place.stances.filter(({ seat }) => isBefore(state, place, seat));
  const isSame = (isHeld || place.holder === null) && stances.length === place.stances.length;
  if (isSame) return state;
  return withPlace(state, village, {
    ...(!isHeld && { holder: null, isSallying: false }),
    ...(stances.length !== place.stances.length && { stances }),
  });
}
const isLordThere = ({ lords }: State, village: VillageId) =>
  lords.some((lord) => lord.village === village && lord.road === null);
const isBefore = ({ lords }: State, { village, gates }: Place, seat: Seat) =>
  gates.some((gate) => gate.seat === seat) ||
  lords.some((lord) => lord.seat === seat && lord.village === village && lord.road !== null);
