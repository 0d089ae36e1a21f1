import type { MapFile } from "@seneschal/schema/games/fief-classic";
import file from "@seneschal/schema/maps/fief-classic.json" with { type: "json" };
import {
  createVillageLookup,
  inReadingOrder,
  neighboursOf,
  type VillageOnMap,
} from "../../fief-shared/realm/village-on-map.ts";
import type { RegionId, SeeId } from "../game.ts";

const map = file as unknown as MapFile;

interface ChartedVillage extends VillageOnMap {
  readonly region: RegionId;
  readonly see: SeeId;
}

export const regionsOnMap = map.regions;
export const seesOnMap = map.sees;
export const roads = map.roads;
/** Whether it is the published map, or a reconstruction. */
export const { official: isOfficial } = map;

/** Every village, in reading order: from north to south and from west to east. */
export const villagesOnMap: readonly ChartedVillage[] = map.villages
  .map(({ id, name }): ChartedVillage => {
    const region = map.regions.find(({ villages }) => villages.includes(id));
    const see = map.sees.find(({ villages }) => villages.includes(id));
    if (region === undefined || see === undefined) throw new Error(`${id} lies in no region or bishopric`);
    const neighbours = neighboursOf(map.roads, id);
    return { village: id, name, region: region.id, see: see.id, isChiefTown: see.id === id, neighbours };
  })
  .toSorted(inReadingOrder);

export const onMap = createVillageLookup(villagesOnMap);
