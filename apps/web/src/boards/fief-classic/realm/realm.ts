import type { MapFile } from "@seneschal/schema/games/fief-classic";
import file from "@seneschal/schema/maps/fief-classic.json" with { type: "json" };
import { villageNames } from "../../fief-shared/realm/places.ts";
import type { RegionId, SeeId, VillageId } from "../game.ts";

const map = file as unknown as MapFile;

export interface VillageOnMap {
  readonly village: VillageId;
  readonly name: string;
  readonly region: RegionId;
  readonly see: SeeId;
  /** The village after which its bishopric is called bears the mitre. */
  readonly isChiefTown: boolean;
  readonly neighbours: readonly VillageId[];
}

export const regionsOnMap = map.regions;
export const seesOnMap = map.sees;
export const roads = map.roads;
/** Whether it is the published map, or one that was worked out. */
export const { official: isOfficial } = map;

const byId = new Map(
  map.villages.map(({ id, name }): readonly [VillageId, VillageOnMap] => {
    const region = map.regions.find(({ villages }) => villages.includes(id));
    const see = map.sees.find(({ villages }) => villages.includes(id));
    if (region === undefined || see === undefined) throw new Error(`${id} lies in no region or bishopric`);
    const neighbours = map.roads.flatMap(({ between: [one, other] }) =>
      one === id ? [other] : other === id ? [one] : [],
    );
    return [id, { village: id, name, region: region.id, see: see.id, isChiefTown: see.id === id, neighbours }];
  }),
);

export function onMap(village: VillageId): VillageOnMap {
  const found = byId.get(village);
  if (found === undefined) throw new Error(`no village ${village} on the map`);
  return found;
}

/** Every village, as one reads a map. */
export const villagesOnMap: readonly VillageOnMap[] = villageNames.map(onMap);
