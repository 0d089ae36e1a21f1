import { expect, it } from "vitest";
import { tableSizesFor } from "./table-sizes.ts";

const threeToFour = { least: 3, most: 4, preferred: 4 };
const threeToFive = { least: 3, most: 5, preferred: 4 };
const fourToFive = { least: 4, most: 5, preferred: 4 };
const threeToSix = { least: 3, most: 6, preferred: 5 };

it.each([
  [5, undefined, [5], [5], [5]],
  [6, [3, 3], [3, 3], undefined, [6]],
  [7, [4, 3], [4, 3], undefined, [4, 3]],
  [9, [3, 3, 3], [5, 4], [5, 4], [5, 4]],
  [11, [4, 4, 3], [4, 4, 3], undefined, [6, 5]],
  [13, [4, 3, 3, 3], [5, 4, 4], [5, 4, 4], [5, 4, 4]],
  [17, [4, 4, 3, 3, 3], [5, 4, 4, 4], [5, 4, 4, 4], [6, 6, 5]],
  [19, [4, 4, 4, 4, 3], [4, 4, 4, 4, 3], [5, 5, 5, 4], [5, 5, 5, 4]],
])("seats %i players at tables of 3-4, 3-5, 4-5 and 3-6", (players, ...expected) => {
  const found = [threeToFour, threeToFive, fourToFive, threeToSix].map((sizes) => tableSizesFor(players, sizes));
  expect(found).toEqual(expected);
});

it("needs no bye from three players on at tables of 3 to 5, nor from two on at tables of 2 to 5", () => {
  const counts = Array.from({ length: 200 }, (_, place) => place + 3);
  expect(counts.filter((players) => tableSizesFor(players, threeToFive) === undefined)).toEqual([]);
  const small = { least: 2, most: 5, preferred: 4 };
  expect([2, ...counts].filter((players) => tableSizesFor(players, small) === undefined)).toEqual([]);
});

it("makes no tables without players", () => {
  expect(tableSizesFor(0, threeToFour)).toBeUndefined();
});
