import { distanceOf, keyOf, middleOf, type Point, written } from "./point.ts";

/** Shorter than this, a line is straight enough. */
const smooth = 9;
/** How far a border deviates, relative to its length. */
const roughness = 0.17;

/** A straight border made irregular: the same from either side, in every browser, at every visit. */
export function roughened(from: Point, to: Point): readonly Point[] {
  const isForward = keyOf(from) < keyOf(to);
  const [start, end] = isForward ? [from, to] : [to, from];
  const line = [start, ...strays(start, end), end];
  return isForward ? line : line.toReversed();
}

function strays(from: Point, to: Point): readonly Point[] {
  const length = distanceOf(from, to);
  if (length < smooth) return [];
  const [x, y] = middleOf(from, to);
  const off = (chanceAt(x, y) - 0.5) * 2 * roughness;
  const middle: Point = [x - (to[1] - from[1]) * off, y + (to[0] - from[0]) * off];
  return [...strays(from, middle), middle, ...strays(middle, to)];
}

/** Between 0 and 1, depending on the place only. */
function chanceAt(x: number, y: number): number {
  const mixed = Math.imul(Math.round(x) * 374761393 + Math.round(y) * 668265263, 1274126177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

/** An SVG path that bends softly through points. */
export function softPath(points: readonly Point[], isClosed = false): string {
  const [first, ...others] = points;
  if (first === undefined) return "";
  const bends = others.map((point, index) => {
    const next = others[index + 1];
    return next === undefined ? `L${written(point)}` : `Q${written(point)} ${written(middleOf(point, next))}`;
  });
  return `M${written(first)}${bends.join("")}${isClosed ? "Z" : ""}`;
}
