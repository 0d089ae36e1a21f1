import { type VillageName, villageNames } from "./places.ts";

export interface VillageOnMap {
  readonly village: VillageName;
  readonly name: string;
  /** Whether it is the chief town of its bishopric. */
  readonly isChiefTown: boolean;
  readonly neighbours: readonly VillageName[];
}

/** Finds a village of the map; a village that is not on the map is a bug. */
export function createVillageLookup<Village extends VillageOnMap>(
  villages: readonly Village[],
): (village: VillageName) => Village {
  const byId = new Map(villages.map((one) => [one.village, one]));
  return (village) => {
    const found = byId.get(village);
    if (found === undefined) throw new Error(`no village ${village} on the map`);
    return found;
  };
}

export const inReadingOrder = (one: VillageOnMap, other: VillageOnMap): number =>
  villageNames.indexOf(one.village) - villageNames.indexOf(other.village);

interface Road {
  readonly between: readonly [VillageName, VillageName];
}

/** The villages at the other ends of the roads of a village. */
export const neighboursOf = (roads: readonly Road[], village: VillageName): readonly VillageName[] =>
  roads.flatMap(({ between: [one, other] }) => (one === village ? [other] : other === village ? [one] : []));
