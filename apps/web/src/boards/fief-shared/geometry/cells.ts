import { keyOf, middleOf, type Point } from "./point.ts";

/** One stretch of border, and the sites to its left and to its right; `null` is outside the frame. */
export interface Edge<Site> {
  readonly from: Point;
  readonly to: Point;
  readonly inside: Site;
  readonly beyond: Site | null;
}

interface Corner<Site> {
  readonly at: Point;
  /** The neighbour across the side that starts here. */
  readonly beyond: Site | null;
}

/** The cell of each site (a Voronoi diagram): the ground nearer to it than to any other, as the edges around it. */
export function edgesAround<Site>(
  sites: readonly (readonly [Site, Point])[],
  frame: readonly Point[],
): readonly Edge<Site>[] {
  return sites.flatMap(([site, place]) => {
    const whole = frame.map((at): Corner<Site> => ({ at, beyond: null }));
    const others = sites.filter(([other]) => other !== site);
    const cell = others.reduce<readonly Corner<Site>[]>(
      (corners, [other, rival]) => cut(corners, place, rival, other),
      whole,
    );
    return cell
      .map(({ at, beyond }, index) => ({ from: at, to: following(cell, index).at, inside: site, beyond }))
      .filter(({ from, to }) => keyOf(from) !== keyOf(to));
  });
}

/** The cell without the part that is nearer to a rival. */
function cut<Site>(corners: readonly Corner<Site>[], place: Point, rival: Point, other: Site): readonly Corner<Site>[] {
  return corners.flatMap((corner, index) => {
    const next = following(corners, index);
    const here = nearness(corner.at, place, rival);
    const there = nearness(next.at, place, rival);
    if (here >= 0 && there >= 0) return [corner];
    if (here < 0 && there < 0) return [];
    const crossing = between(corner.at, next.at, here / (here - there));
    if (here >= 0) return [corner, { at: crossing, beyond: other }];
    return [{ at: crossing, beyond: corner.beyond }];
  });
}

/** Positive if a point is nearer to the place than to the rival. */
function nearness([x, y]: Point, place: Point, rival: Point): number {
  const [a, b] = middleOf(place, rival);
  return (x - a) * (place[0] - rival[0]) + (y - b) * (place[1] - rival[1]);
}

const between = ([x, y]: Point, [a, b]: Point, share: number): Point => [x + (a - x) * share, y + (b - y) * share];

function following<Site>(corners: readonly Corner<Site>[], index: number): Corner<Site> {
  const next = corners[(index + 1) % corners.length];
  if (next === undefined) throw new Error("a cell without corners");
  return next;
}
