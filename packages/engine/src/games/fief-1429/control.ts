import type { Seat } from "../../core/ruleset.ts";
import { atlas, bishopricOnMap, fiefOnMap, placeOf } from "./atlas.ts";
import { holderOf } from "./offices.ts";
import { at, type Place, type State } from "./state.ts";
import type { FiefId, VillageId } from "./words.ts";

type Ground = Pick<State, "places" | "lords">;

// F1429-2.2, F1429-2.3
export function controllerOf({ places, lords }: Ground, village: VillageId): Seat | null {
  return controllersOf(places, lords)[placeOf(village).index] ?? null;
}

/** Remembered as long as nobody moves: places and lords never change, they are replaced. */
function controllersOf(places: Ground["places"], lords: Ground["lords"]): readonly (Seat | null)[] {
  const known = remembered.get(places);
  if (known?.lords === lords) return known.controllers;
  const controllers = places.map(
    ({ village, holder }) => holder ?? holderOf({ lords }, placeOf(village).fief)?.seat ?? null,
  );
  remembered.set(places, { lords, controllers });
  return controllers;
}
const remembered = new WeakMap<Ground["places"], { lords: Ground["lords"]; controllers: readonly (Seat | null)[] }>();

export const controlledBy = (state: Ground, seat: Seat): readonly VillageId[] =>
  atlas.villages.filter((village) => controllerOf(state, village) === seat);

export const controlsFief = (state: Ground, seat: Seat, fief: FiefId): boolean =>
  fiefOnMap(fief).villages.every((village) => controllerOf(state, village) === seat);

export const isWhollyControlled = (state: Ground, bishopric: number): boolean =>
  bishopricOnMap(bishopric).villages.every((village) => controllerOf(state, village) !== null);

export const isBesieged = ({ engines }: Place): boolean => engines.length > 0;
/** Behind the walls of a village: its controller and those whom it admitted. */
export const isInside = (state: Ground, village: VillageId, seat: Seat): boolean =>
  controllerOf(state, village) === seat || at(state, village).guests.includes(seat);

/** The castles and cities that a family controls. */
export const fortressesOf = (state: Ground, seat: Seat): readonly VillageId[] =>
  controlledBy(state, seat).filter((village) => at(state, village).building !== null);

export const hasBadWeather = ({ sees }: Pick<State, "sees">, village: VillageId): boolean =>
  sees[placeOf(village).bishopric - 1]?.calamities.includes("bad-weather") ?? false;
export const hasPlague = ({ sees }: Pick<State, "sees">, village: VillageId): boolean =>
  sees[placeOf(village).bishopric - 1]?.calamities.includes("plague") ?? false;
