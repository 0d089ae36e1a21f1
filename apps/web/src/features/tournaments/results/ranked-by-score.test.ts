import { expect, it } from "vitest";
import { isRankedByScore, rankedByScore } from "./ranked-by-score.ts";

const place = (player: string, score: number, isForfeit = false) => ({
  player,
  rank: 1,
  score,
  tieBreaks: [],
  isForfeit,
});

it("gives places by score; ties share a place and skip the next, and forfeits are last", () => {
  const ranked = rankedByScore([place("a", 7), place("b", 12), place("c", 7), place("d", 30, true), place("e", 1)]);
  expect(ranked.map(({ player, rank, score }) => [player, rank, score])).toEqual([
    ["a", 2, 7],
    ["b", 1, 12],
    ["c", 2, 7],
    ["d", 5, 0],
    ["e", 4, 1],
  ]);
});

it("recognizes places that the scores decide, and places that were entered without them", () => {
  const byScore = rankedByScore([place("a", 7), place("b", 12), place("c", 3, true)]);
  expect(isRankedByScore(byScore)).toBe(true);
  expect(isRankedByScore([place("a", Number.NaN), place("b", Number.NaN)])).toBe(true);
  expect(isRankedByScore([place("a", 0), { ...place("b", 0), rank: 2 }])).toBe(false);
  expect(isRankedByScore([{ ...place("a", 90), rank: 2 }, place("b", 88)])).toBe(false);
});
