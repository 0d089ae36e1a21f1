import type { Point } from "../../fief-shared/geometry/point.ts";
import type { RegionId } from "../game.ts";
import { regionsOnMap } from "./realm.ts";

/** Where the name of each region is written, away from villages and roads. */
const plates: Readonly<Record<RegionId, Point>> = {
  blaye: [235, 218],
  epervier: [462, 287],
  tournus: [914, 250],
  "st-gerome": [788, 474],
  bourg: [692, 636],
  sigy: [113, 424],
};

export const regionPlates = regionsOnMap.map(({ id, rank }) => ({ fief: id, rank, at: plates[id] }));
