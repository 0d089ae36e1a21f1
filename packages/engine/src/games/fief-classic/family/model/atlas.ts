import { type MapFile, mapFile } from "@seneschal/schema/games/fief-classic";
import map from "@seneschal/schema/maps/fief-classic.json" with { type: "json" };
import type { RegionId, SeeId, VillageId } from "./types.ts";

/** The map as the rules ask for it; it never changes in a game. */
export interface Atlas {
  readonly villages: readonly VillageId[];
  readonly regions: readonly RegionOnMap[];
  readonly sees: MapFile["sees"];
  readonly places: Readonly<Record<VillageId, PlaceOnMap>>;
}
export type RegionOnMap = MapFile["regions"][number];
interface PlaceOnMap {
  readonly index: number;
  readonly region: RegionId;
  readonly see: SeeId;
  readonly neighbours: readonly VillageId[];
}

/** Reads a map; refuses one in which a village lacks its region, its bishopric or a road. */
export function atlasFrom(file: unknown): Atlas {
  const { villages, regions, sees, roads } = mapFile.parse(file);
  const place = (id: VillageId, index: number): PlaceOnMap => ({
    index,
    region: theOnly(regions, id).id,
    see: theOnly(sees, id).id,
    neighbours: roads.flatMap(({ between: [one, other] }) => (one === id ? [other] : other === id ? [one] : [])),
  });
  const ids = villages.map(({ id }) => id);
  const places = Object.fromEntries(ids.map((id, index) => [id, place(id, index)])) as Atlas["places"];
  const cutOff = ids.find((id) => places[id].neighbours.length === 0);
  if (cutOff !== undefined) throw new Error(`no road leads to ${cutOff}`);
  return { villages: ids, regions, sees, places };
}

function theOnly<Area extends { readonly villages: readonly VillageId[] }>(
  areas: readonly Area[],
  village: VillageId,
): Area {
  const [area, ...others] = areas.filter(({ villages }) => villages.includes(village));
  if (area === undefined || others.length > 0) {
    throw new Error(`${village} belongs to ${others.length + (area === undefined ? 0 : 1)} areas of a kind`);
  }
  return area;
}

export const atlas = atlasFrom(map);
export const placeOf = (village: VillageId): PlaceOnMap => atlas.places[village];

export function regionOnMap(region: RegionId): RegionOnMap {
  const found = atlas.regions.find(({ id }) => id === region);
  if (found === undefined) throw new Error(`no region ${region} on the map`);
  return found;
}
