import type { MapFile } from "@seneschal/schema/games/fief-1429";
import file from "@seneschal/schema/maps/fief-1429.json" with { type: "json" };
import { createVillagesOnMap, landAround } from "../../fief-shared/realm/village-on-map.ts";

const map = file as unknown as MapFile;

export const { fiefs: fiefsOnMap, roads } = map;

export const { villagesOnMap, onMap } = createVillagesOnMap(map, (village) => {
  const see = landAround(map.bishoprics, village);
  return {
    fief: landAround(map.fiefs, village).id,
    bishopric: see.number,
    isChiefTown: see.chief_town === village,
  };
});
