import { describe, expect, it } from "vitest";
import type { SeatClock } from "../../lib/api-client/types.ts";
import { durationOf, isShort, nearestClock, timeLeftOn } from "./time-left.ts";

const hour = 60 * 60 * 1000;
const now = Date.parse("2026-05-01T12:00:00Z");
const running = (seat: number, deadline: string): SeatClock => {
  return { seat, leftMilliseconds: 72 * hour, runsSince: "2026-05-01T10:00:00.000Z", deadline };
};
const standing: SeatClock = { seat: 2, leftMilliseconds: 5 * hour, runsSince: null, deadline: null };

describe("what is left", () => {
  it("is shown in two units", () => {
    expect(durationOf(76.6 * hour)).toEqual({ unit: "days", first: 3, second: 4 });
    expect(durationOf(5.5 * hour)).toEqual({ unit: "hours", first: 5, second: 30 });
    expect(durationOf(61_500)).toEqual({ unit: "minutes", first: 1, second: 1 });
    expect(durationOf(-1)).toEqual({ unit: "minutes", first: 0, second: 0 });
  });

  it("runs to the deadline while a decision is owed, and is the bank otherwise", () => {
    expect(timeLeftOn(running(0, "2026-05-01T15:00:00.000Z"), now)).toBe(3 * hour);
    expect(timeLeftOn(running(0, "2026-05-01T11:00:00.000Z"), now)).toBe(0);
    expect(timeLeftOn(standing, now)).toBe(5 * hour);
  });

  it("is little under a day, and at a live table under three minutes", () => {
    expect(isShort(23 * hour, "three-days")).toBe(true);
    expect(isShort(25 * hour, "three-days")).toBe(false);
    expect(isShort(hour, "live")).toBe(false);
  });

  it("is little under six hours before a daily deadline, and under three with two a day", () => {
    expect(isShort(7 * hour, "daily")).toBe(false);
    expect(isShort(5 * hour, "daily")).toBe(true);
    expect(isShort(5 * hour, "twice-daily")).toBe(false);
    expect(isShort(2 * hour, "twice-daily")).toBe(true);
  });
});

describe("the nearest clock", () => {
  const [early, late] = [running(0, "2026-05-01T15:00:00.000Z"), running(1, "2026-05-02T15:00:00.000Z")];

  it("is your own while it runs", () => {
    expect(nearestClock([early, late, standing], 1)).toBe(late);
  });

  it("is the first that will be out for everybody else", () => {
    expect(nearestClock([late, early, standing], 2)).toBe(early);
    expect(nearestClock([standing], 2)).toBe(undefined);
  });
});
