import { expect, it } from "vitest";
import { placesIn } from "./recorded-places.ts";

const recorded = { player: "ann", rank: 1, score: 307, isForfeit: false };

it("converts earlier results of Fief 1429 to victory points", () => {
  expect(placesIn("fief-1429", [recorded])).toEqual([
    { ...recorded, score: 3, tieBreaks: [{ name: "villages", value: 7 }] },
  ]);
});

it("leaves other results as they were recorded", () => {
  const complete = { ...recorded, score: 3, tieBreaks: [{ name: "king", value: 1 }] };
  expect(placesIn("fief-1429", [complete])).toEqual([complete]);
  expect(placesIn("village", [recorded])).toEqual([{ ...recorded, tieBreaks: [] }]);
});

it("limits scores that once could have any size, so that sums are finite", () => {
  const [huge] = placesIn("village", [{ ...recorded, score: 1.7e308, tieBreaks: [] }]);
  expect(huge?.score).toBe(1e12);
});
