import type { FiefId } from "../game.ts";
import { type Edge, edgesAround } from "./geometry/cells.ts";
import { chainsOf } from "./geometry/chains.ts";
import type { Point } from "./geometry/point.ts";
import { roughened, softPath } from "./geometry/rough-line.ts";
import { fiefsOnMap, height, type VillageOnMap, villagesOnMap, width } from "./realm.ts";

type Border = Edge<VillageOnMap>;

/** Beyond the sea, so that every land reaches its coast. */
const margin = 20;
const frame: readonly Point[] = [
  [0 - margin, 0 - margin],
  [width + margin, 0 - margin],
  [width + margin, height + margin],
  [0 - margin, height + margin],
];

const edges = edgesAround(
  villagesOnMap.map((village) => [village, village.at] as const),
  frame,
);

/** The ground of each fief. */
export const lands: readonly { readonly fief: FiefId; readonly path: string }[] = fiefsOnMap.map(({ id }) => ({
  fief: id,
  path: pathOf(edges.filter(({ inside, beyond }) => inside.fief === id && beyond?.fief !== id)),
}));

/** The ground of each bishopric, the first first. */
export const sees: readonly { readonly bishopric: number; readonly path: string }[] = [1, 2, 3, 4, 5].map(
  (bishopric) => ({
    bishopric,
    path: pathOf(
      edges.filter(({ inside, beyond }) => inside.bishopric === bishopric && beyond?.bishopric !== bishopric),
    ),
  }),
);

/** Drawn once, from one of their two sides. */
const inner = edges.filter(({ inside, beyond }) => beyond !== null && inside.village < beyond.village);

export const fiefBorders = pathOf(inner.filter((edge) => parts(edge, "fief") && !parts(edge, "bishopric")));
export const bishopricBorders = pathOf(inner.filter((edge) => parts(edge, "bishopric")));

function parts({ inside, beyond }: Border, area: "fief" | "bishopric"): boolean {
  return beyond !== null && inside[area] !== beyond[area];
}

function pathOf(borders: readonly Border[]): string {
  return chainsOf(borders)
    .map((chain) => softPath(chain.flatMap((point, index) => stretchTo(chain[index + 1], point))))
    .join("");
}

function stretchTo(next: Point | undefined, point: Point): readonly Point[] {
  return next === undefined ? [point] : roughened(point, next).slice(0, -1);
}
