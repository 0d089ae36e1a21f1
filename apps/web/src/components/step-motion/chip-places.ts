/** A place in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What of a part is in view, in pixels of the window. */
export type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/** Of a chip with a piece and a number. */
const chip = { width: 60, height: 30 };
/** A chip is below lower parts than these, so that it does not cover a figure. */
const lowMax = 40;
/** More chips than these, one below the other, would cover the board. */
const levelsMax = 6;

/** The middle of a chip at a part, where it covers none of the others: at the upper edge of a part or below it, and within the window. */
export function chipPlace(box: Box, others: readonly Point[], windowWidth: number): Point {
  const places = Array.from({ length: levelsMax }, (_, level) => placeAt(level, box, windowWidth));
  const isFree = (place: Point) => !others.some((other) => doOverlap(place, other));
  return places.find(isFree) ?? placeAt(levelsMax, box, windowWidth);
}

function placeAt(level: number, box: Box, windowWidth: number): Point {
  const x = Math.min(Math.max(middleOf(box).x, chip.height), windowWidth - chip.height);
  const below = box.y + box.height + chip.height / 2 + level * chip.height;
  const above = Math.max(box.y - level * chip.height, chip.height / 2);
  return { x, y: box.height < lowMax ? below : above };
}

const doOverlap = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) < chip.width && Math.abs(one.y - other.y) < chip.height;

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
