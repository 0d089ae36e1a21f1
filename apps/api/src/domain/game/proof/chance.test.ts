import { bytesToHex } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { chanceKeyOf, commitmentOf, derivedEntropyOf, fairChance, labelledDraws, shuffled } from "./chance.ts";

const game = "11111111-2222-4333-8444-555555555555";
const secret = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const key = chanceKeyOf(
  1,
  game,
  secret,
  ["bb", "aa", "cc"].map((byte) => byte.repeat(16)),
);

it("the secret of the published example gives its commitment", () => {
  expect(commitmentOf(1, game, secret)).toBe("79d216363ec85b2444abfccdbad7b8794507ddd4504a6ee2d80a94b9e3649676");
});

it("secret and entropies of the published example give its key", () => {
  expect(bytesToHex(key)).toBe("a04fda0fdef8da77d3362b5d81a45238626893d1f272aabee6731782d9a816ae");
});

it("the dice of the published example are rolled again", () => {
  const below = labelledDraws(1, key, "dice#1");
  expect(Array.from({ length: 10 }, () => below(6) + 1)).toEqual([1, 4, 1, 5, 3, 5, 1, 3, 2, 3]);
});

it("the shuffle of the published example is repeated", () => {
  const deck = shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], labelledDraws(1, key, "deck/main#1"));
  expect(deck).toEqual([6, 3, 5, 8, 1, 4, 9, 7, 0, 2]);
  expect(shuffled(["A", "B", "C", "D"], labelledDraws(1, key, "seat-order#1"))).toEqual(["D", "B", "C", "A"]);
});

describe("the published example of scheme 2", () => {
  const derived = [0, 1, 2].map((seat) => derivedEntropyOf(2, game, secret, seat));
  const [, second = "", third = ""] = derived;
  const keyOf2 = chanceKeyOf(2, game, secret, ["bb".repeat(16), second, third]);
  const { chance, draws } = fairChance(2, keyOf2, (draw) => `draw-${draw}`);

  it("the secret gives the commitment", () => {
    expect(commitmentOf(2, game, secret)).toBe("7f380f720cfe70b77a7fe426817a7111fb558822f09d90e505c2687ca93f61df");
  });

  it("entropy that a player did not add is derived from the secret", () => {
    expect(derived).toEqual([
      "82c3c6b40c69a0e1be701ac3a35e55e6",
      "87d2ab68e35dc861b8e8cca6ad37db1d",
      "c9a031505e45c6c285fa2ca966f064a7",
    ]);
  });

  it("secret and entropies give the key", () => {
    expect(bytesToHex(keyOf2)).toBe("89edbe92be989f1131d9c42f57ac498eb6d4967c628b375fb0d76e7becd1c239");
  });

  it("ten dice and a shuffle of four cards are repeated", () => {
    expect(Array.from({ length: 10 }, () => chance.die())).toEqual([5, 4, 5, 4, 6, 4, 5, 6, 1, 5]);
    expect(chance.shuffle(["A", "B", "C", "D"])).toEqual(["A", "D", "C", "B"]);
    expect(draws()).toBe(14);
  });
});

it("draws are counted, and are repeated for the same event only", () => {
  const drawnAt = (version: number) => {
    const { chance, draws } = fairChance(1, key, (draw) => `event-${version}#${draw}`);
    return { numbers: Array.from({ length: 12 }, () => chance.below(1000)), draws: draws() };
  };
  expect(drawnAt(7)).toEqual(drawnAt(7));
  expect(drawnAt(7).draws).toBe(12);
  expect(drawnAt(8).numbers).not.toEqual(drawnAt(7).numbers);
});

it.each([2, 3, 6, 7, 52])("each of %i numbers is drawn about equally often", (limit) => {
  const draws = 40_000;
  const below = labelledDraws(1, key, `fair#${limit}`);
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
