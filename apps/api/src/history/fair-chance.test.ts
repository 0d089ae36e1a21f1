import { expect, it } from "vitest";
import { chanceKeyOf, commitmentOf, fairChance, labelledDraws, shuffled } from "./fair-chance.ts";

const game = "11111111-2222-4333-8444-555555555555";
const secret = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const key = chanceKeyOf(
  game,
  secret,
  ["bb", "aa", "cc"].map((byte) => byte.repeat(16)),
);

it("commits to the secret of the published example", () => {
  expect(commitmentOf(game, secret)).toBe("79d216363ec85b2444abfccdbad7b8794507ddd4504a6ee2d80a94b9e3649676");
});

it("makes the key of the published example from secret and entropies", () => {
  expect(key.toString("hex")).toBe("a04fda0fdef8da77d3362b5d81a45238626893d1f272aabee6731782d9a816ae");
});

it("rolls the dice of the published example", () => {
  const below = labelledDraws(key, "dice#1");
  expect(Array.from({ length: 10 }, () => below(6) + 1)).toEqual([1, 4, 1, 5, 3, 5, 1, 3, 2, 3]);
});

it("shuffles as in the published example", () => {
  const deck = shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], labelledDraws(key, "deck/main#1"));
  expect(deck).toEqual([6, 3, 5, 8, 1, 4, 9, 7, 0, 2]);
  expect(shuffled(["A", "B", "C", "D"], labelledDraws(key, "seat-order#1"))).toEqual(["D", "B", "C", "A"]);
});

it("counts its draws and repeats them for the same event only", () => {
  const drawnAt = (version: number) => {
    const { chance, draws } = fairChance(key, version);
    return { numbers: Array.from({ length: 12 }, () => chance.below(1000)), draws: draws() };
  };
  expect(drawnAt(7)).toEqual(drawnAt(7));
  expect(drawnAt(7).draws).toBe(12);
  expect(drawnAt(8).numbers).not.toEqual(drawnAt(7).numbers);
});

it.each([2, 3, 6, 7, 52])("draws each of %i numbers about equally often", (limit) => {
  const draws = 40_000;
  const below = labelledDraws(key, `fair#${limit}`);
  const counts = new Array<number>(limit).fill(0);
  for (let draw = 0; draw < draws; draw++) {
    const drawn = below(limit);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  const expected = draws / limit;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Five deviations above the mean of the distribution; the key is fixed, so this never changes.
  expect(chiSquare).toBeLessThan(limit - 1 + 5 * Math.sqrt(2 * (limit - 1)));
});
