import { layout } from "@seneschal/schema/reference/fief-shared/layout";
import { distanceOf, middleOf, type Point, written } from "../geometry/point.ts";
import { places, type VillageName } from "./places.ts";

export interface RoadDrawn {
  readonly key: string;
  readonly between: readonly [VillageName, VillageName];
  readonly path: string;
}

/** Each road as a soft bend between its two villages. */
export const roadPaths: readonly RoadDrawn[] = Object.entries(layout.bends).map(([key, bend]) => {
  const [one, other] = key.split(" ") as [VillageName, VillageName];
  const [from, to] = [places[one], places[other]];
  return {
    key,
    between: [one, other],
    path: `M${written(from)}Q${written(controlPointOf(from, to, bend))} ${written(to)}`,
  };
});

function controlPointOf(from: Point, to: Point, bend: number): Point {
  const [x, y] = middleOf(from, to);
  return [x - (to[1] - from[1]) * bend, y + (to[0] - from[0]) * bend];
}

/** The place on the road from one village to the next at this distance from the second. */
export function onRoad(from: VillageName, to: VillageName, distance: number): Point {
  const [start, end] = [places[from], places[to]];
  const share = distance / distanceOf(start, end);
  return [end[0] + (start[0] - end[0]) * share, end[1] + (start[1] - end[1]) * share];
}
