import { map } from "@seneschal/schema/reference/fief-classic/map";
import { createVillagesOnMap } from "../../fief-shared/realm/village-on-map.ts";

/** `isOfficial` says whether it is the published map, or a reconstruction. */
export const { regions: regionsOnMap, sees: seesOnMap, roads, isOfficial } = map;

export const { villagesOnMap, onMap } = createVillagesOnMap(map, ({ village, see }) => see === village);
