import { type VillageName, villageNames } from "./places.ts";

export interface VillageOnMap {
  readonly village: VillageName;
  readonly name: string;
  /** Whether it is the chief town of its bishopric. */
  readonly isChiefTown: boolean;
  readonly neighbours: readonly VillageName[];
}

interface MapFile {
  readonly villages: readonly { readonly id: VillageName; readonly name: string }[];
  readonly roads: readonly Road[];
}

interface Road {
  readonly between: readonly [VillageName, VillageName];
}

/**
 * The villages of a map file, and how to find one. They are in reading order: from north to south and from west to east.
 * `landOf` says which lands a village lies in, and whether it is a chief town.
 */
export function createVillagesOnMap<Land extends Pick<VillageOnMap, "isChiefTown">>(
  { villages, roads }: MapFile,
  landOf: (village: VillageName) => Land,
) {
  const villagesOnMap: readonly (VillageOnMap & Land)[] = villages
    .map(({ id, name }) => ({ ...landOf(id), village: id, name, neighbours: neighboursOf(roads, id) }))
    .toSorted(inReadingOrder);
  return { villagesOnMap, onMap: createVillageLookup(villagesOnMap) };
}

/** The one of these lands that a village lies in; a village in none of them is a bug. */
export function landAround<Land extends { readonly villages: readonly VillageName[] }>(
  lands: readonly Land[],
  village: VillageName,
): Land {
  const found = lands.find(({ villages }) => villages.includes(village));
  if (found === undefined) throw new Error(`${village} lies in none of the lands of the map`);
  return found;
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
