import { describe, expect, it } from "vitest";
import { totalLength } from "./pauses.ts";
import { datesFrom } from "./vacation.ts";

const hours = (date: string, days: number, zone: string) => totalLength([datesFrom(date, days, zone)]) / 3_600_000;

describe("vacations in whole days", () => {
  it("a vacation begins and ends at midnight in the time zone of the player", () => {
    const { from, to } = datesFrom("2026-07-14", 2, "Asia/Tokyo");
    expect([from, to].map((instant) => new Date(instant).toISOString())).toEqual([
      "2026-07-13T15:00:00.000Z",
      "2026-07-15T15:00:00.000Z",
    ]);
  });

  it("a vacation is an hour shorter or longer over a change of clocks", () => {
    expect(hours("2026-03-28", 3, "Europe/Paris")).toBe(71);
    expect(hours("2026-10-24", 3, "Europe/Paris")).toBe(73);
    expect(hours("2026-10-24", 3, "Asia/Tokyo")).toBe(72);
  });

  it("a vacation begins when the day does if the clocks skip midnight", () => {
    // In Cairo the clocks go from midnight to one.
    expect(new Date(datesFrom("2026-04-24", 1, "Africa/Cairo").from).toISOString()).toBe("2026-04-23T22:00:00.000Z");
    expect(hours("2026-04-24", 1, "Africa/Cairo")).toBe(23);
  });
});
