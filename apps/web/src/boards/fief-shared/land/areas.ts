import { type Edge, edgesAround } from "../geometry/cells.ts";
import { chainsOf } from "../geometry/chains.ts";
import type { Point } from "../geometry/point.ts";
import { roughened, softPath } from "../geometry/rough-line.ts";
import { height, places, type VillageName, villageNames, width } from "../realm/places.ts";

type Border = Edge<VillageName>;
/** What a village belongs to: a fief, a bishopric. */
type AreaOf = (village: VillageName) => string | number;

/** Beyond the sea, so that the cells reach the coast. */
const margin = 20;
const frame: readonly Point[] = [
  [0 - margin, 0 - margin],
  [width + margin, 0 - margin],
  [width + margin, height + margin],
  [0 - margin, height + margin],
];

const edges = edgesAround(
  villageNames.map((village) => [village, places[village]] as const),
  frame,
);
/** Each border is drawn once, from one of its two sides. */
const inner = edges.filter(({ inside, beyond }) => beyond !== null && inside < beyond);

/** The ground of all villages that belong to one area. */
export function groundOf(areaOf: AreaOf, area: string | number): string {
  const isOf = (village: VillageName | null) => village !== null && areaOf(village) === area;
  return pathOf(edges.filter(({ inside, beyond }) => isOf(inside) && !isOf(beyond)));
}

/** The borders of fiefs, and those of bishoprics, which hide them. */
export function bordersOf(fiefOf: AreaOf, seeOf: AreaOf): { readonly fiefs: string; readonly sees: string } {
  return {
    fiefs: pathOf(inner.filter((edge) => parts(edge, fiefOf) && !parts(edge, seeOf))),
    sees: pathOf(inner.filter((edge) => parts(edge, seeOf))),
  };
}

const parts = ({ inside, beyond }: Border, areaOf: AreaOf): boolean =>
  beyond !== null && areaOf(inside) !== areaOf(beyond);

function pathOf(borders: readonly Border[]): string {
  return chainsOf(borders)
    .map((chain) => softPath(chain.flatMap((point, index) => stretchTo(chain[index + 1], point))))
    .join("");
}

function stretchTo(next: Point | undefined, point: Point): readonly Point[] {
  return next === undefined ? [point] : roughened(point, next).slice(0, -1);
}
