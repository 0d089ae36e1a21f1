import { describe, expect, it } from "vitest";
import { scaleUpTo } from "./scale.ts";
import { spread } from "./spread.ts";

describe("the scale of the score chart", () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [61, [0, 20, 40, 60, 80]],
    [250, [0, 100, 200, 300]],
  ])("up to %i fits the values of the game", (max, marks) => {
    expect(scaleUpTo(max)).toEqual(marks);
  });
});

describe("the shields at the ends of the lines", () => {
  const bounds = { from: 10, to: 160, gap: 21 };

  it("are at their lines where these are apart", () => {
    expect(spread([100, 40], bounds)).toEqual([100, 40]);
  });

  it("are all in the chart, and apart, if six lines end at its floor", () => {
    const places = spread([160, 160, 160, 160, 160, 160], bounds);
    expect(places).toEqual([55, 76, 97, 118, 139, 160]);
  });

  it("are closer if the chart has no room for their distance", () => {
    const places = spread(
      Array.from({ length: 10 }, () => 0),
      bounds,
    );
    expect(Math.max(...places)).toBeLessThanOrEqual(160);
    expect(new Set(places).size).toBe(10);
  });
});
