import { expect, it } from "vitest";
import { chanceOfAtLeast } from "./binomial.ts";

it.each([
  [0, 10, 1],
  [5, 9, 0.5],
  [8, 10, 56 / 1024],
  [10, 10, 1 / 1024],
  [0, 0, 1],
])("says how surprising %i of %i wins are", (wins, games, chance) => {
  expect(chanceOfAtLeast(wins, games)).toBeCloseTo(chance, 10);
});
