import { fiefPlates } from "../map/fief-plates.ts";
import type { Point } from "../map/geometry/point.ts";
import { height, onMap, type VillageOnMap, villagesOnMap, width } from "../map/realm.ts";
import { onRoad } from "../map/roads.ts";
import { type Box, beyond, overlapOf } from "./box.ts";
import type { Company } from "./companies.ts";

export interface Sized {
  readonly company: Company;
  readonly width: number;
  readonly height: number;
}
export interface Placed<One extends Sized> {
  readonly tag: One;
  readonly box: Box;
  /** The village, or the place on the road before it, that the tag belongs to. */
  readonly anchor: Point;
}

const frame: Box = { x: 10, y: 10, width: width - 20, height: height - 20 };
/** What a village covers: its seal with shield and mills, and its name. */
const villageBoxes: readonly Box[] = villagesOnMap.flatMap(boxesOf);
const plateBoxes: readonly Box[] = fiefPlates.map(({ at: [x, y] }) => ({
  x: x - 60,
  y: y - 30,
  width: 120,
  height: 42,
}));

/**
 * A place for every tag: near what it belongs to, over nothing that must be seen. The largest choose first; then the
 * same realm is always drawn alike.
 */
export function tagPlaces<One extends Sized>(tags: readonly One[]): readonly Placed<One>[] {
  const bySize = tags.toSorted(
    (one, other) => areaOf(other) - areaOf(one) || (one.company.key < other.company.key ? -1 : 1),
  );
  const placed: Placed<One>[] = [];
  for (const tag of bySize) {
    const anchor = anchorOf(tag.company);
    const obstacles: Obstacles = {
      villages: near(anchor, villageBoxes),
      plates: near(anchor, plateBoxes),
      tags: near(
        anchor,
        placed.map(({ box }) => box),
      ),
    };
    const boxes = spotsAround(anchor, tag);
    const tolls = boxes.map((box) => tollOf(box, anchor, obstacles));
    const box = boxes[tolls.indexOf(Math.min(...tolls))];
    if (box !== undefined) placed.push({ tag, box, anchor });
  }
  return placed;
}

interface Obstacles {
  readonly villages: readonly Box[];
  readonly plates: readonly Box[];
  readonly tags: readonly Box[];
}

const areaOf = ({ width: wide, height: high }: Sized) => wide * high;

/** Farther away no place of a tag reaches. */
const reach = 340;
const near = ([x, y]: Point, boxes: readonly Box[]) =>
  boxes.filter((box) => Math.abs(box.x - x) < reach && Math.abs(box.y - y) < reach);

/** How far before a village those stand who came by a road. */
const before = 52;

function anchorOf({ village, road }: Company): Point {
  return road === null ? onMap(village).at : onRoad(road, village, before);
}

/** Places all around, near ones first. */
function spotsAround([x, y]: Point, { width: wide, height: high }: Sized): readonly Box[] {
  return [28, 40, 56, 76, 100].flatMap((away) =>
    directions.map(([dx, dy]) => ({
      x: x + dx * (away + wide / 2) - wide / 2,
      y: y + dy * (away + high / 2) - high / 2,
      width: wide,
      height: high,
    })),
  );
}

const directions: readonly Point[] = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].flatMap(
  (share): readonly Point[] => [
    [share, -1],
    [share, 1],
    [-1, share],
    [1, share],
  ],
);

/** How bad a place is: far away, over what must be seen, or beyond the frame. */
function tollOf(box: Box, [x, y]: Point, { villages, plates, tags }: Obstacles): number {
  const covered = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + overlapOf(box, other), 0);
  const away = Math.abs(box.x + box.width / 2 - x) + Math.abs(box.y + box.height / 2 - y);
  return away * 2 + covered(villages) * 2 + covered(tags) * 3 + covered(plates) * 2 + beyond(box, frame) * 4;
}

function boxesOf({ at: [x, y], name, isChiefTown }: VillageOnMap): readonly Box[] {
  const radius = isChiefTown ? 26 : 20;
  const half = (name.length * (isChiefTown ? 9.5 : 8)) / 2;
  return [
    {
      x: x - radius - 14,
      y: y - radius - (isChiefTown ? 48 : 6),
      width: 2 * radius + 36,
      height: 2 * radius + (isChiefTown ? 50 : 8),
    },
    { x: x - half, y: y + radius, width: 2 * half, height: 20 },
  ];
}
