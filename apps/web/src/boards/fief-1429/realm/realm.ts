import type { MapFile } from "@seneschal/schema/games/fief-1429";
import file from "@seneschal/schema/maps/fief-1429.json" with { type: "json" };
import type { Point } from "../../fief-shared/geometry/point.ts";
import { places } from "../../fief-shared/realm/places.ts";
import {
  createVillageLookup,
  inReadingOrder,
  neighboursOf,
  type VillageOnMap,
} from "../../fief-shared/realm/village-on-map.ts";
import type { FiefId } from "../game.ts";

const map = file as unknown as MapFile;

interface ChartedVillage extends VillageOnMap {
  readonly at: Point;
  readonly fief: FiefId;
  readonly bishopric: number;
}
export type FiefOnMap = MapFile["fiefs"][number];
export type Road = MapFile["roads"][number];

export const fiefsOnMap: readonly FiefOnMap[] = map.fiefs;
export const roads: readonly Road[] = map.roads;

/** Every village, in reading order: from north to south and from west to east. */
export const villagesOnMap: readonly ChartedVillage[] = map.villages
  .map(({ id, name }): ChartedVillage => {
    const see = map.bishoprics.find(({ villages }) => villages.includes(id));
    return {
      village: id,
      name,
      at: places[id],
      fief: map.fiefs.find(({ villages }) => villages.includes(id))?.id ?? "blaye",
      bishopric: see?.number ?? 0,
      isChiefTown: see?.chief_town === id,
      neighbours: neighboursOf(map.roads, id),
    };
  })
  .toSorted(inReadingOrder);

export const onMap = createVillageLookup(villagesOnMap);
