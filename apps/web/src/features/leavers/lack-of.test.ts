import { expect, it } from "vitest";
import { lackOf } from "./lack-of.ts";

const proven = { finishedLeast: 3, percentLeast: 90 };

it("names what is lacking, the finished games first, and nothing where enough is there", () => {
  expect(lackOf({ finished: 2, percent: 50 }, proven)).toEqual({ what: "finished", least: 3, own: 2 });
  expect(lackOf({ finished: 8, percent: 80 }, proven)).toEqual({ what: "percent", least: 90, own: 80 });
  expect(lackOf({ finished: 9, percent: 90 }, proven)).toBeNull();
});

it("does not hold against a newcomer that nothing is known of them", () => {
  expect(lackOf({ finished: 0, percent: null }, { finishedLeast: 0, percentLeast: 80 })).toBeNull();
});
