import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import { map } from "@seneschal/schema/reference/fief-1429/map";
import type { Immutable } from "../../../core/ruleset.ts";
import type { FiefId, VillageId } from "./types.ts";

export type FiefMap = Immutable<Fief1429["components"]["map"]>;
/** The map as the rules ask for it; it never changes in a game. */
export interface Atlas {
  readonly villages: readonly VillageId[];
  readonly fiefs: readonly FiefOnMap[];
  readonly bishoprics: readonly BishopricOnMap[];
  readonly places: Readonly<Record<VillageId, PlaceOnMap>>;
}
export type FiefOnMap = FiefMap["fiefs"][number];
export type BishopricOnMap = FiefMap["bishoprics"][number];
interface PlaceOnMap {
  readonly index: number;
  readonly fief: FiefId;
  readonly bishopric: number;
  readonly neighbours: readonly VillageId[];
}

/** Reads a map; refuses one in which no road leads to a village. */
export function atlasFrom({ villages, fiefs, bishoprics, roads }: FiefMap): Atlas {
  const places = Object.fromEntries(
    villages.map(({ village, fief, bishopric }, index) => [
      village,
      { index, fief, bishopric, neighbours: neighboursOf(roads, village) },
    ]),
  ) as Atlas["places"];
  const ids = villages.map(({ village }) => village);
  const cutOff = ids.find((id) => places[id].neighbours.length === 0);
  if (cutOff !== undefined) throw new Error(`no road leads to ${cutOff}`);
  return { villages: ids, fiefs, bishoprics, places };
}

const neighboursOf = (roads: FiefMap["roads"], village: VillageId): readonly VillageId[] =>
  roads.flatMap(({ between: [one, other] }) => (one === village ? [other] : other === village ? [one] : []));

export const atlas = atlasFrom(map);
export const placeOf = (village: VillageId): PlaceOnMap => atlas.places[village];

const fiefsById: Readonly<Partial<Record<FiefId, FiefOnMap>>> = Object.fromEntries(
  atlas.fiefs.map((fief) => [fief.fief, fief]),
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
export const priceOf = (fief: FiefId): number => fiefOnMap(fief).titlePrice;
/** Of a fief title; the duchy is the greatest. */
export const greatnessOf = (fief: FiefId): number => fiefOnMap(fief).villages.length;
