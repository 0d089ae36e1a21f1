import type { Point } from "../../fief-shared/geometry/point.ts";
import type { FiefId } from "../game.ts";
import { fiefsOnMap } from "./realm.ts";

/** Where the name of each fief is written, away from villages and roads. */
const plates: Readonly<Record<FiefId, Point>> = {
  blaye: [235, 218],
  epervier: [462, 287],
  "st-andromy": [668, 258],
  tournus: [914, 250],
  "st-gerome": [788, 474],
  bourg: [692, 636],
  essarts: [364, 618],
  sigy: [113, 424],
};

export const fiefPlates = fiefsOnMap.map(({ id, rank }) => ({ fief: id, rank, at: plates[id] }));
