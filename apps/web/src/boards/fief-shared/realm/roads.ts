import { distanceOf, middleOf, type Point, written } from "../geometry/point.ts";
import { places, type VillageName } from "./places.ts";

/** How far each road bends away from the straight line, relative to its length: around hills, and over its bridge. */
const swings: Readonly<Record<string, number>> = {
  "beaujeu la-salle": 0.07,
  "beaujeu st-ciers-d-abzac": -0.09,
  "la-salle sennecy": -0.01,
  "la-salle blaye": 0.1,
  "blaye charolles": 0.04,
  "charolles l-epervier": -0.06,
  "charolles villeneuve": 0.07,
  "sennecy l-epervier": 0.05,
  "l-epervier chateauneuf": -0.08,
  "chateauneuf mazilles": -0.02,
  "mazilles belleville": 0.01,
  "mazilles st-andromy": -0.01,
  "belleville pugnac": -0.01,
  "tournus st-andromy": -0.05,
  "tournus pugnac": 0.02,
  "pugnac st-gerome": -0.1,
  "st-andromy st-medard": 0.07,
  "st-medard villeneuve": -0.08,
  "st-medard st-gerome": -0.08,
  "st-gerome st-andre": 0.03,
  "st-andre la-bussiere": 0.06,
  "la-bussiere bourg": 0.06,
  "bourg st-vivien": 0.03,
  "bourg villeneuve": -0.06,
  "villeneuve les-essarts": 0.03,
  "les-essarts marcamps": 0.07,
  "les-essarts st-paul": 0.06,
  "marcamps st-ciers-d-abzac": -0.05,
  "st-ciers-d-abzac sigy": 0.07,
  "sigy st-paul": -0.07,
  "st-paul st-vivien": -0.01,
};

export interface RoadDrawn {
  readonly key: string;
  readonly between: readonly [VillageName, VillageName];
  readonly path: string;
}

/** Each road as a soft bend between its two villages. */
export const roadPaths: readonly RoadDrawn[] = Object.entries(swings).map(([key, swing]) => {
  const [one, other] = key.split(" ") as [VillageName, VillageName];
  const [from, to] = [places[one], places[other]];
  return { key, between: [one, other], path: `M${written(from)}Q${written(bendOf(from, to, swing))} ${written(to)}` };
});

function bendOf(from: Point, to: Point, off: number): Point {
  const [x, y] = middleOf(from, to);
  return [x - (to[1] - from[1]) * off, y + (to[0] - from[0]) * off];
}

/** The place on the road from one village to the next at this distance from the second. */
export function onRoad(from: VillageName, to: VillageName, distance: number): Point {
  const [start, end] = [places[from], places[to]];
  const share = distance / distanceOf(start, end);
  return [end[0] + (start[0] - end[0]) * share, end[1] + (start[1] - end[1]) * share];
}
