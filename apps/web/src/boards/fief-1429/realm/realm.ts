import { map } from "@seneschal/schema/reference/fief-1429/map";
import { createVillagesOnMap } from "../../fief-shared/realm/village-on-map.ts";

export const { fiefs: fiefsOnMap, bishoprics, roads } = map;

export const chiefTownOf = (bishopric: number) => bishoprics.find((one) => one.bishopric === bishopric)?.chiefTown;

export const { villagesOnMap, onMap } = createVillagesOnMap(
  map,
  ({ village, bishopric }) => chiefTownOf(bishopric) === village,
);
