import fc from "fast-check";
import { expect, it } from "vitest";
import type { Finish } from "./finish.ts";
import * as scorings from "./scorings.ts";

/** Places by centres; among players without any, those eliminated later rank higher. */
const table = (...centres: number[]): readonly Finish[] =>
  centres.map((score, seat) => {
    const ahead = centres.filter((other, place) => other > score || (other === 0 && score === 0 && place < seat));
    return { score, rank: ahead.length + 1 };
  });
const places = (...ranks: number[]): readonly Finish[] => ranks.map((rank) => ({ rank, score: 0 }));

it("scores Carnage as published", () => {
  const scoring = scorings.carnage(18);
  expect(scoring(table(14, 7, 6, 4, 3, 0, 0))).toEqual([7014, 6007, 5006, 4004, 3003, 2000, 1000]);
  expect(scoring(table(8, 8, 7, 6, 4, 1, 0))).toEqual([6508, 6508, 5007, 4006, 3004, 2001, 1000]);
  expect(scoring(table(18, 3, 6, 4, 3, 0, 0))).toEqual([28034, 0, 0, 0, 0, 0, 0]);
});

it("scores C-Diplo as published", () => {
  const scoring = scorings.cDiplo(18);
  expect(scoring(table(14, 7, 6, 4, 3, 0, 0))).toEqual([53, 22, 14, 5, 4, 1, 1]);
  expect(scoring(table(10, 10, 6, 4, 4, 0, 0))).toEqual([37, 37, 14, 5, 5, 1, 1]);
  expect(scoring(table(18, 3, 6, 4, 3, 0, 0))).toEqual([100, 0, 0, 0, 0, 0, 0]);
  expect(scorings.cDiplo(18, 73)(table(18, 3, 6, 4, 3, 0, 0))[0]).toBe(73);
});

it("scores the sum of squares as published", () => {
  const points = scorings.sumOfSquares(18)(table(14, 7, 6, 4, 3, 0, 0));
  expect(points.map((figure) => Number(figure.toFixed(3)))).toEqual([64.052, 16.013, 11.765, 5.229, 2.941, 0, 0]);
  expect(scorings.sumOfSquares(18)(table(18, 3, 6, 4, 3, 0, 0))).toEqual([100, 0, 0, 0, 0, 0, 0]);
});

it("scores Bangkok as published", () => {
  const scoring = scorings.bangkok(18);
  const bonuses = (...centres: number[]) =>
    scoring(table(...centres)).map((points, seat) => points - (centres[seat] ?? 0) - 3);
  expect(bonuses(12, 11, 10, 1)).toEqual([6, 4, 2, 0]);
  expect(bonuses(12, 12, 11)).toEqual([4.5, 4.5, 3]);
  expect(bonuses(12, 6, 6, 5, 5)).toEqual([12, 0, 0, 0, 0]);
  expect(scoring(table(14, 7, 6, 4, 3, 0, 0)).slice(5)).toEqual([0, 0]);
  expect(scoring(table(18, 3, 6, 4, 3, 0, 0))).toEqual([41, 1.5, 3, 2, 1.5, 0, 0]);
});

it("divides a shared win", () => {
  expect(scorings.winOnly(places(1, 1, 3, 4))).toEqual([0.5, 0.5, 0, 0]);
  expect(scorings.drawSize(places(1, 1, 1, 4))).toEqual([1 / 3, 1 / 3, 1 / 3, 0]);
  expect(scorings.cedh(places(1, 1, 3, 3))).toEqual([1, 1, 0, 0]);
  expect(scorings.cedh(places(1, 2, 2, 2))).toEqual([5, 0, 0, 0]);
});

it("gives each place its points, and the average of the places to players who share them", () => {
  expect(scorings.doubling(places(1, 2, 3, 4, 5))).toEqual([16, 8, 4, 2, 1]);
  expect(scorings.doubling(places(1, 2, 3))).toEqual([4, 2, 1]);
  expect(scorings.wbc(places(1, 2, 3, 4, 5))).toEqual([1000, 100, 10, 1, 0]);
  expect(scorings.expo(places(1, 2, 2, 4))).toEqual([3, 1, 1, 0]);
  expect(scorings.pointsByPlace([6, 4, 2, 0])(places(1, 1, 1, 4))).toEqual([4, 4, 4, 0]);
  expect(scorings.sizeNeutral(places(1, 2, 3, 3, 5))).toEqual([1, 0.75, 0.375, 0.375, 0]);
});

it("divides a hundred percent by scores, evenly if no one has any", () => {
  expect(scorings.scoreShare(table(30, 50, 20))).toEqual([30, 50, 20]);
  expect(scorings.scoreShare(places(1, 1, 1, 1))).toEqual([25, 25, 25, 25]);
});

const { winOnly, wbc, doubling, expo, sizeNeutral, scoreShare, drawSize } = scorings;

it.each(Object.entries({ winOnly, wbc, doubling, expo, sizeNeutral, scoreShare, drawSize }))(
  "%s is worth the same at every table of a size, and never rewards a lower place more",
  (_name, scoring) => {
    const scores = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 6 });
    const worth = new Map<number, number>();
    fc.assert(
      fc.property(scores, (drawn) => {
        const finishes = drawn.map((score) => ({ score, rank: drawn.filter((other) => other > score).length + 1 }));
        const points = scoring(finishes);
        const sum = Number(points.reduce((total, figure) => total + figure, 0).toFixed(6));
        expect(worth.get(drawn.length) ?? sum).toBe(sum);
        worth.set(drawn.length, sum);
        for (const [one, { rank }] of finishes.entries()) {
          for (const [other, beaten] of finishes.entries()) {
            if (rank < beaten.rank) expect(points[one]).toBeGreaterThanOrEqual(points[other] as number);
          }
        }
      }),
    );
  },
);

const everySystem = {
  "size-neutral": scorings.sizeNeutral,
  "win-only": scorings.winOnly,
  wbc: scorings.wbc,
  "score-share": scorings.scoreShare,
  doubling: scorings.doubling,
  expo: scorings.expo,
  cedh: scorings.cedh,
  "draw-size": scorings.drawSize,
  list: scorings.pointsByPlace([5, 4, 3, 2]),
  carnage: scorings.carnage(18),
  "c-diplo": scorings.cDiplo(18),
  "sum-of-squares": scorings.sumOfSquares(18),
  bangkok: scorings.bangkok(18),
};

it.each(Object.entries(everySystem))("gives players who forfeit nothing, by %s", (_, system) => {
  const scoring = scorings.withoutForfeits(system);
  const gone = { rank: 3, score: 0, isForfeit: true };
  const [first = 0, second = 0, ...forfeits] = scoring([{ rank: 1, score: 9 }, { rank: 2, score: 3 }, gone, gone]);
  expect(forfeits).toEqual([0, 0]);
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThanOrEqual(0);
  const nobody = { rank: 1, score: 0, isForfeit: true };
  expect(scoring([nobody, nobody, nobody])).toEqual([0, 0, 0]);
});
