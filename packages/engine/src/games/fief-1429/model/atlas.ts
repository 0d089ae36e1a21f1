import { type MapFile, mapFile } from "@seneschal/schema/games/fief-1429";
import map from "@seneschal/schema/maps/fief-1429.json" with { type: "json" };
import type { FiefId, VillageId } from "./types.ts";

/** The map as the rules ask for it; it never changes in a game. */
export interface Atlas {
  readonly villages: readonly VillageId[];
  readonly fiefs: readonly FiefOnMap[];
  readonly bishoprics: readonly BishopricOnMap[];
  readonly places: Readonly<Record<VillageId, PlaceOnMap>>;
}
export type FiefOnMap = MapFile["fiefs"][number];
export interface BishopricOnMap {
  readonly bishopric: number;
  readonly chiefTown: VillageId;
  readonly villages: readonly VillageId[];
}
interface PlaceOnMap {
  readonly index: number;
  readonly fief: FiefId;
  readonly bishopric: number;
  readonly neighbours: readonly VillageId[];
}

/** Reads a map; refuses one in which a village lacks its fief, its bishopric or a road. */
export function atlasFrom(file: unknown): Atlas {
  const { villages, fiefs, bishoprics, roads } = mapFile.parse(file);
  const place = (id: VillageId, index: number): PlaceOnMap => ({
    index,
    fief: theOnly(
      fiefs.filter((one) => one.villages.includes(id)),
      id,
    ).id,
    bishopric: theOnly(
      bishoprics.filter((one) => one.villages.includes(id)),
      id,
    ).number,
    neighbours: roads.flatMap(({ between: [one, other] }) => (one === id ? [other] : other === id ? [one] : [])),
  });
  const ids = villages.map(({ id }) => id);
  const places = Object.fromEntries(ids.map((id, index) => [id, place(id, index)])) as Atlas["places"];
  const cutOff = ids.find((id) => places[id].neighbours.length === 0);
  if (cutOff !== undefined) throw new Error(`no road leads to ${cutOff}`);
  return {
    villages: ids,
    fiefs,
    bishoprics: bishoprics.map(({ number, chief_town, villages: members }) => ({
      bishopric: number,
      chiefTown: chief_town,
      villages: members,
    })),
    places,
  };
}

function theOnly<Area>(areas: readonly Area[], village: VillageId): Area {
  const [area, ...others] = areas;
  if (area === undefined || others.length > 0) throw new Error(`${village} belongs to ${areas.length} areas of a kind`);
  return area;
}

export const atlas = atlasFrom(map);
export const placeOf = (village: VillageId): PlaceOnMap => atlas.places[village];

const fiefsById: Readonly<Partial<Record<FiefId, FiefOnMap>>> = Object.fromEntries(
  atlas.fiefs.map((fief) => [fief.id, fief]),
);
export function fiefOnMap(fief: FiefId): FiefOnMap {
  const found = fiefsById[fief];
  if (found === undefined) throw new Error(`no fief ${fief} on the map`);
  return found;
}

export function bishopricOnMap(bishopric: number): BishopricOnMap {
  const found = atlas.bishoprics[bishopric - 1];
  if (found === undefined) throw new Error(`no bishopric ${bishopric} on the map`);
  return found;
}

// F1429-9.7
export const priceOf = (fief: FiefId): number => 2 * fiefOnMap(fief).villages.length;
/** Of a fief title; the duchy is the greatest. */
export const greatnessOf = (fief: FiefId): number => fiefOnMap(fief).villages.length;
