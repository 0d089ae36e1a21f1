import type { Pool } from "pg";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { type DatabaseClock, databaseClock, databaseClockFrom } from "./database-clock.ts";

const start = Date.parse("2026-05-01T12:00:00.000Z");
const day = 24 * 60 * 60 * 1000;
let steady: number;
let own: number;
let database: number;
/** How long question and answer take. */
let way: number;
let clock: DatabaseClock;

beforeEach(() => {
  [steady, own, database, way] = [500, start, start, 0];
  clock = databaseClockFrom({
    monotonic: () => steady,
    own: () => own,
    database: async () => {
      pass(way);
      const read = new Date(database);
      pass(way);
      return read;
    },
  });
});

function pass(milliseconds: number): void {
  steady += milliseconds;
  own += milliseconds;
  database += milliseconds;
}

const isNow = () => clock.now().getTime() - database;

it("follows the time of the database, whatever the clock of the process is set to", async () => {
  own += 10 * day;
  await clock.measure();
  pass(5000);
  expect(isNow()).toBe(0);
  own -= 20 * day;
  expect(isNow()).toBe(0);
});

it("reports the difference once each time the clocks begin or cease to agree", async () => {
  const reported: number[] = [];
  clock.watch(({ aheadMs, agrees }) => reported.push(agrees ? 0 : aheadMs));
  await clock.measure();
  own += 900;
  await clock.measure();
  expect(clock.agrees).toBe(true);
  own += 10 * day;
  await clock.measure();
  await clock.measure();
  own -= 10 * day;
  await clock.measure();
  expect(reported).toEqual([10 * day + 900, 0]);
});

it("calls a new listener at once if the clocks differ", async () => {
  own -= 5000;
  await clock.measure();
  const reported: number[] = [];
  clock.watch(({ aheadMs }) => reported.push(aheadMs));
  expect(reported).toEqual([-5000]);
});

it("does not take a slow answer for a jump or a difference", async () => {
  await clock.measure();
  way = 30_000;
  const jumps: Date[] = [];
  await clock.measure(async (expected) => void jumps.push(expected));
  expect({ jumps, isNow: isNow(), agrees: clock.agrees }).toEqual({ jumps: [], isNow: 0, agrees: true });
});

it("becomes more precise with a faster answer without turning time back", async () => {
  way = 400;
  await clock.measure();
  database -= 300;
  way = 0;
  const before = clock.now();
  await clock.measure();
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(before.getTime());
  pass(1000);
  expect(isNow()).toBe(0);
});

it.each([10 * day, -10 * day])(
  "follows a jump of the database by %i ms only after the callback has settled",
  async (by) => {
    await clock.measure();
    pass(1000);
    const before = clock.now();
    database += by;
    await expect(clock.measure(() => Promise.reject(new Error("no outage could be noted")))).rejects.toThrow("outage");
    expect(clock.now()).toEqual(before);
    const seen: string[] = [];
    await clock.measure(async (expected) => {
      expect(clock.now()).toEqual(before);
      seen.push(expected.toISOString());
    });
    expect(seen).toEqual([before.toISOString()]);
    expect(isNow()).toBe(0);
  },
);

it("is right again after fake timers, although it was measured while they ran", async () => {
  const now = new Date();
  const pool = { query: async () => ({ rows: [{ now }] }) } as unknown as Pool;
  const real = databaseClock(pool);
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(3_600_000);
  await real.measure();
  vi.useRealTimers();
  expect(Math.abs(real.now().getTime() - now.getTime())).toBeLessThan(10_000);
});
