import { describe, expect, it } from "vitest";
import { percentsOf } from "./numbers.ts";

describe("chances in percent", () => {
  it.each([
    [
      [0.475, 0.05, 0.475],
      [48, 5, 47],
    ],
    [
      [1 / 3, 1 / 3, 1 / 3],
      [34, 33, 33],
    ],
    [
      [0.995, 0.005],
      [99, 1],
    ],
    [
      [0.9999, 0.00005, 0.00005],
      [98, 1, 1],
    ],
    [
      [0.505, 0.495],
      [51, 49],
    ],
    [[1], [100]],
    [
      [1, 0, 0],
      [100, 0, 0],
    ],
  ])("of %j are %j, and add up", (chances, percents) => {
    expect(percentsOf(chances)).toEqual(percents);
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
  });
});
