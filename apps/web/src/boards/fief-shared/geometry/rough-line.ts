import { distanceOf, keyOf, middleOf, type Point, written } from "./point.ts";

/** Shorter than this, a line is straight enough. */
const smooth = 14;
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

/**
 * An SVG path that bends softly through points: each bends the line between the middles of its two sides. The middles are
 * written relative to each other, because a map has thousands of them.
 */
export function softPath(points: readonly Point[], isClosed = false): string {
  const [first, bend, ...others] = points.map(onGrid);
  if (first === undefined) return "";
  const start = `M${written(first)}`;
  const line = bend === undefined ? "" : `${curveBy([bend, ...others])}L${written(others.at(-1) ?? bend)}`;
  return `${start}${line}${isClosed ? "Z" : ""}`;
}

/** After the first bend, the next point is where SVG continues a smooth curve by itself. */
function curveBy(bends: readonly Point[]): string {
  const middles = bends.slice(1).map((next, index) => middleOf(bends[index] ?? next, next));
  const [bend] = bends;
  const [middle, ...later] = middles;
  if (bend === undefined || middle === undefined) return "";
  const steps = later.map(([x, y], index) => {
    const [fromX, fromY] = middles[index] ?? middle;
    return `t${pair(x - fromX, y - fromY)}`;
  });
  return `Q${written(bend)} ${written(middle)}${steps.join("")}`;
}

/** To whole numbers: middles are short to write, and no error adds up along the curve. */
const onGrid = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

const pair = (x: number, y: number): string => {
  const [first, second] = [x, y].map((part) => String(Number(part.toFixed(1))).replace(/^(-?)0\./, "$1."));
  return `${first}${second?.startsWith("-") ? "" : " "}${second}`;
};
