import type { FiefClassic } from "@seneschal/schema/games/fief-classic";
import { map } from "@seneschal/schema/reference/fief-classic/map";
import type { Immutable } from "../../../../core/ruleset.ts";
import type { RegionId, SeeId, VillageId } from "./types.ts";

export type FiefMap = Immutable<FiefClassic["components"]["map"]>;
/** The map as the rules ask for it; it never changes in a game. */
export interface Atlas {
  readonly villages: readonly VillageId[];
  readonly regions: readonly RegionOnMap[];
  readonly sees: FiefMap["sees"];
  readonly places: Readonly<Record<VillageId, PlaceOnMap>>;
}
export type RegionOnMap = FiefMap["regions"][number];
interface PlaceOnMap {
  readonly index: number;
  readonly region: RegionId;
  readonly see: SeeId;
  readonly neighbours: readonly VillageId[];
}

/** Reads a map; refuses one in which no road leads to a village. */
export function atlasFrom({ villages, regions, sees, roads }: FiefMap): Atlas {
  const places = Object.fromEntries(
    villages.map(({ village, region, see }, index) => [
      village,
      { index, region, see, neighbours: neighboursOf(roads, village) },
    ]),
  ) as Atlas["places"];
  const ids = villages.map(({ village }) => village);
  const cutOff = ids.find((id) => places[id].neighbours.length === 0);
  if (cutOff !== undefined) throw new Error(`no road leads to ${cutOff}`);
  return { villages: ids, regions, sees, places };
}

const neighboursOf = (roads: FiefMap["roads"], village: VillageId): readonly VillageId[] =>
  roads.flatMap(({ between: [one, other] }) => (one === village ? [other] : other === village ? [one] : []));

export const atlas = atlasFrom(map);
export const placeOf = (village: VillageId): PlaceOnMap => atlas.places[village];

export function regionOnMap(region: RegionId): RegionOnMap {
  const found = atlas.regions.find((one) => one.region === region);
  if (found === undefined) throw new Error(`no region ${region} on the map`);
  return found;
}
