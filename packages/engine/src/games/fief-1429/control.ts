import type { Seat } from "../../core/ruleset.ts";
import { atlas, bishopricOnMap, fiefOnMap, placeOf } from "./atlas.ts";
import { remembered } from "./remembered.ts";
import { at, type Place, type State } from "./state.ts";
import type { FiefId, VillageId } from "./words.ts";

type Ground = Pick<State, "places" | "lords">;

// F1429-2.2, F1429-2.3
export const controllerOf = ({ places, lords }: Ground, village: VillageId): Seat | null =>
  controlOf(places, lords).controllers[placeOf(village).index] ?? null;

export const controlledBy = ({ places, lords }: Ground, seat: Seat): readonly VillageId[] =>
  controlOf(places, lords).realms.get(seat) ?? [];

const controlOf = remembered((places: Ground["places"], lords: Ground["lords"]) => {
  const holders = new Map(lords.flatMap(({ fiefs, seat }) => fiefs.map((fief) => [fief, seat] as const)));
  const controllers = places.map(({ village, holder }) => holder ?? holders.get(placeOf(village).fief) ?? null);
  const realms = new Map<Seat, VillageId[]>();
  for (const [index, seat] of controllers.entries()) {
    const village = atlas.villages[index];
    if (seat === null || village === undefined) continue;
    realms.set(seat, [...(realms.get(seat) ?? []), village]);
  }
  return { controllers, realms };
});

export const controlsFief = (state: Ground, seat: Seat, fief: FiefId): boolean =>
  fiefOnMap(fief).villages.every((village) => controllerOf(state, village) === seat);

export const isWhollyControlled = (state: Ground, bishopric: number): boolean =>
  bishopricOnMap(bishopric).villages.every((village) => controllerOf(state, village) !== null);

export const isBesieged = ({ engines }: Place): boolean => engines.length > 0;
export const siegesOn = remembered((places: State["places"]): readonly Place[] => places.filter(isBesieged));
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
