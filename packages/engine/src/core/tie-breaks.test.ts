import { expect, it } from "vitest";
import { withDecidingTieBreaks } from "./tie-breaks.ts";

const place = (seat: number, rank: number, score: number, ...values: readonly number[]) => ({
  seat,
  rank,
  score,
  tieBreaks: values.map((value, measure) => ({ name: `measure ${measure}`, value })),
});
const decided = (...ranking: ReturnType<typeof place>[]) =>
  withDecidingTieBreaks(ranking).map(({ tieBreaks }) => tieBreaks.map(({ value }) => value));

it("drops the tie-breaks of a score that no other seat has", () => {
  expect(decided(place(0, 1, 3, 1, 5), place(1, 2, 2, 0, 7))).toEqual([[], []]);
});

it("keeps the first tie-break that differs", () => {
  expect(decided(place(0, 1, 3, 1, 5, 9), place(1, 2, 3, 1, 4, 9))).toEqual([[5], [4]]);
});

it("keeps what separates a seat from each of several rivals", () => {
  expect(decided(place(0, 1, 3, 1, 5), place(1, 2, 3, 1, 4), place(2, 3, 3, 0, 4))).toEqual([[1, 5], [1, 4], [0]]);
});

it("drops the tie-breaks of seats that share a rank", () => {
  expect(decided(place(0, 1, 3, 1, 5), place(1, 1, 3, 1, 5))).toEqual([[], []]);
});
