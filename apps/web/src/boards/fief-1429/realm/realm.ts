import type { MapFile } from "@seneschal/schema/games/fief-1429";
import file from "@seneschal/schema/maps/fief-1429.json" with { type: "json" };
import type { Point } from "../../fief-shared/geometry/point.ts";
import { places, villageNames } from "../../fief-shared/realm/places.ts";
import type { FiefId, VillageId } from "../game.ts";

const map = file as unknown as MapFile;

export interface VillageOnMap {
  readonly village: VillageId;
  readonly name: string;
  readonly at: Point;
  readonly fief: FiefId;
  readonly bishopric: number;
  readonly isChiefTown: boolean;
  readonly neighbours: readonly VillageId[];
}
export type FiefOnMap = MapFile["fiefs"][number];
export type Road = MapFile["roads"][number];

export const fiefsOnMap: readonly FiefOnMap[] = map.fiefs;
export const roads: readonly Road[] = map.roads;

/** Every village, as one reads a map. */
export const villagesOnMap: readonly VillageOnMap[] = map.villages
  .map(({ id, name }): VillageOnMap => {
    const see = map.bishoprics.find(({ villages }) => villages.includes(id));
    return {
      village: id,
      name,
      at: places[id],
      fief: map.fiefs.find(({ villages }) => villages.includes(id))?.id ?? "blaye",
      bishopric: see?.number ?? 0,
      isChiefTown: see?.chief_town === id,
      neighbours: map.roads.flatMap(({ between: [one, other] }) => (one === id ? [other] : other === id ? [one] : [])),
    };
  })
  .toSorted((one, other) => villageNames.indexOf(one.village) - villageNames.indexOf(other.village));

const byId = new Map(villagesOnMap.map((one) => [one.village, one]));

export function onMap(village: VillageId): VillageOnMap {
  const found = byId.get(village);
  if (found === undefined) throw new Error(`no village ${village} on the map`);
  return found;
}
