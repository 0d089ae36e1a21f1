import { describe, expect, it } from "vitest";
import { edgesAround } from "./cells.ts";
import { chainsOf } from "./chains.ts";
import { keyOf, type Point } from "./point.ts";
import { roughened } from "./rough-line.ts";

const frame: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 80],
  [0, 80],
];
const sites = [
  ["west", [20, 40]],
  ["east", [80, 40]],
  ["north", [50, 10]],
] as const;
const edges = edgesAround(sites, frame);

describe("the ground of each site", () => {
  it("is closed all around", () => {
    for (const [site] of sites) {
      const chains = chainsOf(edges.filter(({ inside }) => inside === site));
      expect(chains).toHaveLength(1);
      expect(keyOf(chains[0]?.[0] as Point)).toBe(keyOf(chains[0]?.at(-1) as Point));
    }
  });

  it("has the same border on either side", () => {
    const inner = edges.filter(({ beyond }) => beyond !== null);
    expect(inner.length).toBeGreaterThan(0);
    for (const { from, to, inside, beyond } of inner) {
      const twin = inner.find(
        (other) => other.inside === beyond && other.beyond === inside && keyOf(other.from) === keyOf(to),
      );
      expect(twin, `${inside} ${beyond}`).toBeDefined();
      expect(keyOf((twin as typeof twin & object).to)).toBe(keyOf(from));
    }
  });

  it("ends halfway between two neighbours", () => {
    const border = edges.filter(({ inside, beyond }) => inside === "west" && beyond === "east");
    expect(border.flatMap(({ from, to }) => [from[0], to[0]]).every((x) => Math.round(x) === 50)).toBe(true);
  });
});

describe("a border", () => {
  it("is the same from either end", () => {
    expect(roughened([10, 10], [90, 70])).toEqual(roughened([90, 70], [10, 10]).toReversed());
  });

  it("is irregular, but keeps its ends", () => {
    const line = roughened([10, 10], [90, 70]);
    expect([line[0], line.at(-1)]).toEqual([
      [10, 10],
      [90, 70],
    ]);
    expect(line.length).toBeGreaterThan(8);
  });
});
