import type { MapFile } from "@seneschal/schema/games/fief-classic";
import file from "@seneschal/schema/maps/fief-classic.json" with { type: "json" };
import { createVillagesOnMap, landAround } from "../../fief-shared/realm/village-on-map.ts";

const map = file as unknown as MapFile;

/** `isOfficial` says whether it is the published map, or a reconstruction. */
export const { regions: regionsOnMap, sees: seesOnMap, roads, official: isOfficial } = map;

export const { villagesOnMap, onMap } = createVillagesOnMap(map, (village) => {
  const see = landAround(map.sees, village).id;
  return { region: landAround(map.regions, village).id, see, isChiefTown: see === village };
});
