import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ClockPauses, instantAfter, mergeIntervals, runningTime, totalLength } from "./pauses.ts";
import { quietHours, type RestTimes, weekends } from "./rest.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const begin = Date.parse("2026-01-01T00:00:00Z");

const instant = fc.integer({ min: 0, max: 400 * 24 * 60 }).map((minutes) => begin + minutes * 60_000);
const amount = fc.integer({ min: 0, max: 10 * 24 * 60 }).map((minutes) => minutes * 60_000);
const wallTime = fc.integer({ min: 0, max: 47 }).map((half) => {
  return `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`;
});
const zone = fc.constantFrom(
  "Europe/Paris",
  "America/New_York",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "America/Sao_Paulo",
);
const rest: fc.Arbitrary<RestTimes> = fc.record({ zone, quiet: fc.record({ from: wallTime, to: wallTime }) });
const pausesOf: fc.Arbitrary<ClockPauses> = fc
  .record({ rest, weekendsOff: fc.boolean(), away: instant, for: amount })
  .map(({ rest, weekendsOff, away, for: length }) => (window) => [
    { from: away, to: away + length },
    ...quietHours(rest, window),
    ...(weekendsOff ? weekends(rest, window) : []),
  ]);

describe("time on a clock", () => {
  it("a deadline is when exactly the time bank is spent", () => {
    fc.assert(
      fc.property(pausesOf, instant, amount, (pausesOf, from, bank) => {
        expect(runningTime(from, instantAfter(from, bank, pausesOf), pausesOf)).toBe(bank);
      }),
    );
  });

  it("counting a period in parts gives the same as counting it whole", () => {
    fc.assert(
      fc.property(pausesOf, instant, amount, amount, (pausesOf, from, first, second) => {
        const [middle, to] = [from + first, from + first + second];
        expect(runningTime(from, middle, pausesOf) + runningTime(middle, to, pausesOf)).toBe(
          runningTime(from, to, pausesOf),
        );
      }),
    );
  });

  it("counted time is never more than has passed and never negative", () => {
    fc.assert(
      fc.property(pausesOf, instant, amount, (pausesOf, from, passed) => {
        const spent = runningTime(from, from + passed, pausesOf);
        expect(spent).toBeGreaterThanOrEqual(0);
        expect(spent).toBeLessThanOrEqual(passed);
      }),
    );
  });

  it("an outage that begins before a deadline delays it by the whole outage", () => {
    fc.assert(
      fc.property(instant, amount, amount, amount, (from, bank, into, absence) => {
        fc.pre(into < bank);
        const away: ClockPauses = () => [{ from: from + into, to: from + into + absence }];
        expect(instantAfter(from, bank, away)).toBe(from + bank + absence);
      }),
    );
  });

  it("overlapping pauses are counted once", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(instant, amount)), (pairs) => {
        const window = { from: begin, to: begin + 500 * day };
        const kept = mergeIntervals(
          pairs.map(([from, length]) => ({ from, to: from + length })),
          window,
        );
        expect(totalLength(mergeIntervals([...kept, ...kept], window))).toBe(totalLength(kept));
        for (const [place, { from }] of kept.entries()) {
          expect(from).toBeGreaterThan(kept[place - 1]?.to ?? Number.NEGATIVE_INFINITY);
        }
      }),
    );
  });
});
