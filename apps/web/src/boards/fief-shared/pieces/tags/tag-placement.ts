import type { Translate } from "../../../board.ts";
import type { Point } from "../../geometry/point.ts";
import { height, places, type VillageName, width } from "../../realm/places.ts";
import { onRoad } from "../../realm/roads.ts";
import type { VillageOnMap } from "../../realm/village-on-map.ts";
import { type Box, beyond, overlapOf } from "./box.ts";

/** The lords and troops of one family in one place: in a village, or before it on the road they came by. */
export interface TagPosition {
  readonly key: string;
  readonly seat: number;
  readonly village: VillageName;
  readonly road: VillageName | null;
}
export interface SizedTag {
  readonly company: TagPosition;
  readonly width: number;
  readonly height: number;
}
export interface PlacedTag<One extends SizedTag> {
  readonly tag: One;
  readonly box: Box;
  /** The village, or the place on the road before it, that the tag belongs to. */
  readonly anchor: Point;
}

const frame: Box = { x: 10, y: 10, width: width - 20, height: height - 20 };
/** What no tag should cover: the circles and names of villages, and the names of fiefs. */
interface KeepClear {
  readonly villages: readonly Box[];
  readonly plates: readonly Box[];
}

interface Plate {
  readonly at: Point;
}

/** Draws every company of a map, each tag in its own place. */
export function createTags<Company, Tag extends SizedTag>(
  tagOf: (t: Translate, company: Company) => Tag,
  villages: readonly VillageOnMap[],
  plates: readonly Plate[],
) {
  const keepClear: KeepClear = {
    villages: villages.flatMap(({ village, name, isChiefTown }) => boxesOf(places[village], name, isChiefTown)),
    plates: plates.map(({ at: [x, y] }) => ({ x: x - 60, y: y - 30, width: 120, height: 42 })),
  };
  return (t: Translate, companies: readonly Company[]): readonly PlacedTag<Tag>[] =>
    placeTags(
      companies.map((company) => tagOf(t, company)),
      keepClear,
    );
}

/**
 * Places every tag near its village without covering anything important. The largest tags come first, in a fixed order,
 * so that the same position is always drawn the same.
 */
function placeTags<One extends SizedTag>(tags: readonly One[], covered: KeepClear): readonly PlacedTag<One>[] {
  const bySize = tags.toSorted(
    (one, other) => areaOf(other) - areaOf(one) || (one.company.key < other.company.key ? -1 : 1),
  );
  const placed: PlacedTag<One>[] = [];
  for (const tag of bySize) {
    const anchor = anchorOf(tag.company);
    const obstacles: Obstacles = {
      villages: near(anchor, covered.villages),
      plates: near(anchor, covered.plates),
      tags: near(
        anchor,
        placed.map(({ box }) => box),
      ),
    };
    const boxes = spotsAround(anchor, tag);
    const penalties = boxes.map((box) => penaltyOf(box, anchor, obstacles));
    const box = boxes[penalties.indexOf(Math.min(...penalties))];
    if (box !== undefined) placed.push({ tag, box, anchor });
  }
  return placed;
}

interface Obstacles extends KeepClear {
  readonly tags: readonly Box[];
}

const areaOf = ({ width: wide, height: high }: SizedTag) => wide * high;

/** No tag reaches farther from its village. */
const reach = 340;
const near = ([x, y]: Point, boxes: readonly Box[]) =>
  boxes.filter((box) => Math.abs(box.x - x) < reach && Math.abs(box.y - y) < reach);

/** The distance from a village of a company that stands before it. */
const before = 52;

function anchorOf({ village, road }: TagPosition): Point {
  return road === null ? places[village] : onRoad(road, village, before);
}

/** Boxes all around, near ones first. */
function spotsAround([x, y]: Point, { width: wide, height: high }: SizedTag): readonly Box[] {
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

/** How bad a place is: far away, covering something important, or outside the frame. */
function penaltyOf(box: Box, [x, y]: Point, { villages, plates, tags }: Obstacles): number {
  const covered = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + overlapOf(box, other), 0);
  const away = Math.abs(box.x + box.width / 2 - x) + Math.abs(box.y + box.height / 2 - y);
  return away * 2 + covered(villages) * 2 + covered(tags) * 3 + covered(plates) * 2 + beyond(box, frame) * 4;
}

function boxesOf([x, y]: Point, name: string, isChief: boolean): readonly Box[] {
  const radius = isChief ? 26 : 20;
  const half = (name.length * (isChief ? 9.5 : 8)) / 2;
  return [
    {
      x: x - radius - 14,
      y: y - radius - (isChief ? 48 : 6),
      width: 2 * radius + 36,
      height: 2 * radius + (isChief ? 50 : 8),
    },
    { x: x - half, y: y + radius, width: 2 * half, height: 20 },
  ];
}
