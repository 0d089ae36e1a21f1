import fc from "fast-check";
import { expect, it } from "vitest";
import { vacationDays } from "./vacation.ts";

const day = 24 * 60 * 60 * 1000;

it("vacation days: ten at once, and one more every eight days up to thirty", () => {
  expect(vacationDays(0, [], 0)).toBe(10);
  expect(vacationDays(0, [], 16 * day)).toBe(12);
  expect(vacationDays(0, [], 1000 * day)).toBe(30);
});

it("vacation days that are taken are subtracted, and new ones accrue at once", () => {
  expect(vacationDays(0, [{ from: 0, to: 4 * day }], 0)).toBe(6);
  expect(vacationDays(0, [{ from: 1000 * day, to: 1010 * day }], 1008 * day)).toBe(21);
});

it("nobody can take more vacation days than they have, however often they return early", () => {
  const wish = fc.record({ pause: fc.integer({ min: 0, max: 90 }), days: fc.integer({ min: 1, max: 30 }) });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
      let now = 0;
      const taken: { from: number; to: number }[] = [];
      for (const { pause, days } of wishes) {
        now += pause * day;
        const length = Math.min(days, Math.floor(vacationDays(0, taken, now))) * day;
        if (length === 0) continue;
        taken.push({ from: now, to: now + length });
        now += length;
      }
      const total = taken.reduce((sum, { from, to }) => sum + to - from, 0) / day;
      expect(total).toBeLessThanOrEqual(10 + now / (8 * day));
      expect(vacationDays(0, taken, now)).toBeGreaterThanOrEqual(0);
    }),
  );
});
