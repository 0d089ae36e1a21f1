import { type VillageName, villageNames } from "./places.ts";

export interface VillageOnMap {
  readonly village: VillageName;
  readonly name: string;
  /** Whether it is the chief town of its bishopric. */
  readonly isChiefTown: boolean;
  readonly neighbours: readonly VillageName[];
}

interface Road {
  readonly between: readonly [VillageName, VillageName];
}

type PlacedVillage = Pick<VillageOnMap, "village" | "name">;

/**
 * The villages of a map with their neighbours, and how to find one. They are in reading order: from north to south and
 * from west to east. `isChiefTown` says whether one is the chief town of its bishopric.
 */
export function createVillagesOnMap<Village extends PlacedVillage>(
  { villages, roads }: { readonly villages: readonly Village[]; readonly roads: readonly Road[] },
  isChiefTown: (village: Village) => boolean,
) {
  const villagesOnMap: readonly (VillageOnMap & Village)[] = villages
    .map((one) => ({ ...one, isChiefTown: isChiefTown(one), neighbours: neighboursOf(roads, one.village) }))
    .toSorted(inReadingOrder);
  return { villagesOnMap, onMap: createVillageLookup(villagesOnMap) };
}

/** Finds a village of the map; a village that is not on the map is a bug. */
function createVillageLookup<Village extends VillageOnMap>(
  villages: readonly Village[],
): (village: VillageName) => Village {
  const byId = new Map(villages.map((one) => [one.village, one]));
  return (village) => {
    const found = byId.get(village);
    if (found === undefined) throw new Error(`no village ${village} on the map`);
    return found;
  };
}

const inReadingOrder = (one: VillageOnMap, other: VillageOnMap): number =>
  villageNames.indexOf(one.village) - villageNames.indexOf(other.village);

/** The villages at the other ends of the roads of a village. */
const neighboursOf = (roads: readonly Road[], village: VillageName): readonly VillageName[] =>
  roads.flatMap(({ between: [one, other] }) => (one === village ? [other] : other === village ? [one] : []));
