import type { VillageId } from "../game.ts";
import { distanceOf, type Point } from "./geometry/point.ts";
import { onMap, villagesOnMap } from "./realm.ts";

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The village that an arrow key leads to: the nearest in that direction, straight ahead before aside. */
export function towards(from: VillageId, key: string): VillageId | null {
  if (key === "Home") return villagesOnMap[0]?.village ?? null;
  if (key === "End") return villagesOnMap.at(-1)?.village ?? null;
  const direction = directions[key];
  if (direction === undefined) return null;
  const { at } = onMap(from);
  const ahead = villagesOnMap
    .map((one) => ({ village: one.village, toll: tollOf(at, one.at, direction) }))
    .filter(({ toll }) => toll !== null)
    .toSorted((one, other) => Number(one.toll) - Number(other.toll));
  return ahead[0]?.village ?? null;
}

/** Nothing for what lies behind or rather aside; else the distance, and once more as much as it is off the line. */
function tollOf(from: Point, to: Point, [dx, dy]: Point): number | null {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const ahead = x * dx + y * dy;
  const aside = Math.abs(x * dy - y * dx);
  if (ahead <= 0 || aside > ahead * 1.6) return null;
  return distanceOf(from, to) + aside;
}
