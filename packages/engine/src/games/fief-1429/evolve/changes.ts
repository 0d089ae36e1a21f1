import type { Seat } from "../../../core/ruleset.ts";
import type { ByType, Of } from "../../../core/unions.ts";
import { placeOf } from "../model/atlas.ts";
import {
  at,
  type Cards,
  type Family,
  type Fief,
  familyOf,
  type Lord,
  type Place,
  pawnsIn,
  type See,
  type State,
  seeOf,
  type TableState,
} from "../model/state.ts";
import type { Band, Card, Crown, Fact, FiefId, LordId, VillageId } from "../model/types.ts";
import { changedBand, changedFamily, changedLord, changedPlace, changedState } from "./clone.ts";

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

export function withLord(state: State, id: LordId, change: Partial<Lord> | ((lord: Lord) => Partial<Lord>)): State {
  const index = state.lords.findIndex(({ lord }) => lord === id);
  const lord = state.lords[index];
  if (lord === undefined) return state;
  const changed = typeof change === "function" ? change(lord) : change;
  return changedState(state, { lords: state.lords.with(index, changedLord(lord, changed)) });
}
/** Copies only those that change. */
export const withLords = (state: State, isMeant: (lord: Lord) => boolean, change: Partial<Lord>): State =>
  state.lords.some(isMeant)
    ? changedState(state, { lords: state.lords.map((lord) => (isMeant(lord) ? changedLord(lord, change) : lord)) })
    : state;
export const withoutCrown = (state: State, lord: LordId, crown: Crown): State =>
  withLord(state, lord, ({ crowns }) => ({ crowns: crowns.filter((one) => one !== crown) }));
export const withCrown = (state: State, lord: LordId, crown: Crown): State =>
  withLord(state, lord, ({ crowns }) => ({ crowns: [...crowns, crown] }));

export function withPlace(state: State, village: VillageId, change: Partial<Place>): State {
  return changedState(state, {
    places: state.places.with(placeOf(village).index, changedPlace(at(state, village), change)),
  });
}

/** A deal between two families makes what one refused the other a new request. F1429-2.12 */
export const withoutRefusalsBetween = (state: State, one: Seat, other: Seat): State =>
  state.refusals.length === 0
    ? state
    : changedState(state, {
        refusals: state.refusals.filter(
          ({ seat, matter: { from } }) => !(seat === one && from === other) && !(seat === other && from === one),
        ),
      });

export const withSee = (state: State, bishopric: number, change: Partial<See>): State =>
  changedState(state, { sees: state.sees.with(bishopric - 1, { ...seeOf(state, bishopric), ...change }) });

export const withFief = (state: State, fief: FiefId, change: Partial<Fief>): State =>
  changedState(state, { fiefs: state.fiefs.map((one) => (one.fief === fief ? { ...one, ...change } : one)) });

export function withoutEstate(state: State, fief: FiefId): State {
  if (!state.estates.some(({ fiefs }) => fiefs.includes(fief))) return state;
  const estates = state.estates
    .map((estate) => ({ ...estate, fiefs: estate.fiefs.filter((one) => one !== fief) }))
    .filter(({ fiefs }) => fiefs.length > 0);
  return changedState(state, { estates });
}

export const withCards = (state: State, change: Partial<Cards>): State =>
  changedState(state, { cards: { ...state.cards, ...change } });
export const withoutHandCard = (state: State, seat: Seat, card: Card): State =>
  withFamily(state, seat, { hand: without(familyOf(state, seat).hand, card) });

export const without = <Value>(list: readonly Value[], one: Value): readonly Value[] => {
  const index = list.indexOf(one);
  return index < 0 ? list : list.toSpliced(index, 1);
};

/** The list with these changes; the same list if nothing differs. */
export function eachChanged<Value>(list: readonly Value[], change: (one: Value) => Value): readonly Value[] {
  const changed = list.map(change);
  return changed.every((one, index) => one === list[index]) ? list : changed;
}

/** Bands in the same situation are merged. */
export function withBand(bands: readonly Band[], band: Band): readonly Band[] {
  if (pawnsIn(band) === 0) return bands;
  const index = bands.findIndex((one) => isAlike(one, band));
  const found = bands[index];
  if (found === undefined) return [...bands, band];
  const { sergeants, knights } = found;
  return bands.with(
    index,
    changedBand(found, { sergeants: sergeants + band.sergeants, knights: knights + band.knights }),
  );
}
export function withoutBand(bands: readonly Band[], band: Band): readonly Band[] {
  return bands.flatMap((one) => {
    if (!isAlike(one, band)) return [one];
    const left = changedBand(one, { sergeants: one.sergeants - band.sergeants, knights: one.knights - band.knights });
    return pawnsIn(left) > 0 ? [left] : [];
  });
}
/** Whether two bands are in the same situation. */
export const isAlike = (one: Band, other: Band) =>
  one.seat === other.seat &&
  one.steps === other.steps &&
  one.road === other.road &&
  one.hasFacedPlague === other.hasFacedPlague &&
  one.isRiding === other.isRiding;

/** The bands with these changes, and those that have become alike joined. */
export function joined(bands: readonly Band[], change: (band: Band) => Band): readonly Band[] {
  const changed = eachChanged(bands, change);
  return changed === bands ? bands : changed.reduce<readonly Band[]>((all, band) => withBand(all, band), []);
}
