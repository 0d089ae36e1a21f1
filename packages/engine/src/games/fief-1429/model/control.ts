import type { Seat } from "../../../core/ruleset.ts";
import { bishopricOnMap, fiefOnMap, placeOf } from "./atlas.ts";
import { memoize } from "./memoize.ts";
import { at, type Place, type State } from "./state.ts";
import type { FiefId, VillageId } from "./types.ts";

type Ground = Pick<State, "places" | "lords">;

// F1429-2.2, F1429-2.3
export const controllerOf = (state: Ground, village: VillageId): Seat | null =>
  controlOf(state).controllers[placeOf(village).index] ?? null;

export const controlledBy = (state: Ground, seat: Seat): readonly VillageId[] =>
  controlOf(state).realms.get(seat) ?? noVillages;
const noVillages: readonly VillageId[] = [];

const controlOf = memoize(["places", "lords"], ({ places, lords }) => {
  const holders = new Map<FiefId, Seat>();
  for (const { fiefs, seat } of lords) for (const fief of fiefs) holders.set(fief, seat);
  const controllers: (Seat | null)[] = [];
  const realms = new Map<Seat, VillageId[]>();
  for (const { village, holder } of places) {
    const seat = holder ?? holders.get(placeOf(village).fief) ?? null;
    controllers.push(seat);
    if (seat === null) continue;
    const realm = realms.get(seat);
    if (realm === undefined) realms.set(seat, [village]);
    else realm.push(village);
  }
  return { controllers, realms };
});

export const controlsFief = (state: Ground, seat: Seat, fief: FiefId): boolean =>
  fiefOnMap(fief).villages.every((village) => controllerOf(state, village) === seat);

export const isWhollyControlled = (state: Ground, bishopric: number): boolean =>
  bishopricOnMap(bishopric).villages.every((village) => controllerOf(state, village) !== null);

export const isBesieged = ({ engines }: Place): boolean => engines.length > 0;
export const siegesOn = memoize(["places"], ({ places }): readonly Place[] => places.filter(isBesieged));
/** The families behind the walls of a village: its controller and those it admitted. */
export const isInside = (state: Ground, village: VillageId, seat: Seat): boolean =>
  controllerOf(state, village) === seat || at(state, village).guests.includes(seat);

/** The castles and cities that a family controls. */
export const fortressesOf = (state: Ground, seat: Seat): readonly VillageId[] =>
  controlledBy(state, seat).filter((village) => at(state, village).building !== null);

export const hasBadWeather = ({ sees }: Pick<State, "sees">, village: VillageId): boolean =>
  sees[placeOf(village).bishopric - 1]?.calamities.includes("bad-weather") ?? false;
export const hasPlague = ({ sees }: Pick<State, "sees">, village: VillageId): boolean =>
  sees[placeOf(village).bishopric - 1]?.calamities.includes("plague") ?? false;

export const isFoughtOver = ({ battle, revolt }: Pick<State, "battle" | "revolt">, village: VillageId): boolean =>
  battle?.village === village || revolt?.village === village;
