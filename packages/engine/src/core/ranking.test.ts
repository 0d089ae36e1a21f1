import { expect, it } from "vitest";
import { rankingBy } from "./ranking.ts";

it("ranks by score, then by the tie-breaks in their order", () => {
  expect(rankingBy([[3, 1, 9], [5, 0, 0], [3, 2, 0], [-1]])).toEqual([
    { seat: 0, rank: 3, score: 3 },
    { seat: 1, rank: 1, score: 5 },
    { seat: 2, rank: 2, score: 3 },
    { seat: 3, rank: 4, score: -1 },
  ]);
});

it("gives equal seats one rank, and the next rank to nobody", () => {
  expect(
    rankingBy([
      [2, 1],
      [2, 1],
      [1, 7],
      [4, 0],
    ]).map(({ rank }) => rank),
  ).toEqual([2, 2, 4, 1]);
});
