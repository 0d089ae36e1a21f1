import { distanceOf, type Point } from "../geometry/point.ts";
import { places, type VillageName, villageNames } from "./places.ts";

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The village that an arrow key leads to: the nearest in that direction, preferring straight ahead. */
export function villageInDirection(from: VillageName, key: string): VillageName | null {
  if (key === "Home") return villageNames[0] ?? null;
  if (key === "End") return villageNames.at(-1) ?? null;
  const direction = directions[key];
  if (direction === undefined) return null;
  const at = places[from];
  const ahead = villageNames
    .map((village) => ({ village, penalty: penaltyOf(at, places[village], direction) }))
    .filter(({ penalty }) => penalty !== null)
    .toSorted((one, other) => Number(one.penalty) - Number(other.penalty));
  return ahead[0]?.village ?? null;
}

/** Null for what is behind or too far to the side; otherwise the distance, plus how far it is off the straight line. */
function penaltyOf(from: Point, to: Point, [dx, dy]: Point): number | null {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const ahead = x * dx + y * dy;
  const aside = Math.abs(x * dy - y * dx);
  if (ahead <= 0 || aside > ahead * 1.6) return null;
  return distanceOf(from, to) + aside;
}
