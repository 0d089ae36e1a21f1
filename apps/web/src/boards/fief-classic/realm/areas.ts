import { bordersOf, groundOf } from "../../fief-shared/land/areas.ts";
import type { LandDivision } from "../../fief-shared/land/ground.tsx";
import type { RegionId, VillageId } from "../game.ts";
import { onMap, regionsOnMap } from "./realm.ts";
import { regionPlates } from "./region-plates.ts";

const regionOf = (village: VillageId) => onMap(village).region;
const seeOf = (village: VillageId) => onMap(village).see;

/** The ground of each region. */
export const grounds: readonly { readonly fief: RegionId; readonly path: string }[] = regionsOnMap.map(
  ({ region }) => ({
    fief: region,
    path: groundOf(regionOf, region),
  }),
);

/** The land with its regions and bishoprics. */
export const landDivision: LandDivision = { lands: grounds, borders: bordersOf(regionOf, seeOf), plates: regionPlates };
