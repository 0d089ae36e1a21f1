import { describe, expect, it } from "vitest";
import { type ClockPauses, type Interval, instantAfter, mergeIntervals, runningTime } from "./pauses.ts";
import { quietHours, type RestTimes, weekends } from "./rest.ts";

const hour = 60 * 60 * 1000;
const paris: RestTimes = { zone: "Europe/Paris", quiet: { from: "23:00", to: "07:00" } };
const quiet =
  (rest: RestTimes): ClockPauses =>
  (window) =>
    quietHours(rest, window);

describe("quiet hours", () => {
  it("quiet hours span midnight in the time zone of the player", () => {
    const winter = between("2026-01-10T12:00:00Z", "2026-01-11T12:00:00Z");
    expect(shown(quietHours(paris, winter), winter)).toEqual(["2026-01-10T22:00:00Z – 2026-01-11T06:00:00Z"]);
    const summer = between("2026-07-10T12:00:00Z", "2026-07-11T12:00:00Z");
    expect(shown(quietHours(paris, summer), summer)).toEqual(["2026-07-10T21:00:00Z – 2026-07-11T05:00:00Z"]);
  });

  it("quiet hours are an hour shorter in the night that loses an hour", () => {
    const night = between("2026-03-28T12:00:00Z", "2026-03-29T12:00:00Z");
    expect(runningTime(night.from, night.to, quiet(paris))).toBe((24 - 7) * hour);
  });

  it("quiet hours are an hour longer in the night that gains an hour", () => {
    const night = between("2026-10-24T12:00:00Z", "2026-10-25T12:00:00Z");
    expect(runningTime(night.from, night.to, quiet(paris))).toBe((24 - 9) * hour);
  });

  it("quiet hours start late where the wall clock skips their start", () => {
    const rest = { zone: "Europe/Paris", quiet: { from: "02:30", to: "06:00" } };
    const night = between("2026-03-28T12:00:00Z", "2026-03-29T12:00:00Z");
    expect(shown(quietHours(rest, night), night)).toEqual(["2026-03-29T01:30:00Z – 2026-03-29T04:00:00Z"]);
  });

  it("quiet hours delay a deadline to the morning", () => {
    const evening = Date.parse("2026-03-28T20:00:00Z");
    expect(new Date(instantAfter(evening, 4 * hour, quiet(paris))).toISOString()).toBe("2026-03-29T07:00:00.000Z");
  });

  it("quiet hours that start and end at the same time are empty", () => {
    const rest = { zone: "Europe/Paris", quiet: { from: "07:00", to: "07:00" } };
    expect(quietHours(rest, between("2026-01-10T12:00:00Z", "2026-01-20T12:00:00Z"))).toEqual([]);
  });
});

describe("weekends", () => {
  it("weekends follow the time zone of the player", () => {
    const window = between("2026-01-08T00:00:00Z", "2026-01-13T00:00:00Z");
    expect(shown(weekends({ zone: "Asia/Tokyo", quiet: undefined }, window), window)).toEqual([
      "2026-01-09T15:00:00Z – 2026-01-11T15:00:00Z",
    ]);
  });

  it("weekends have 47 hours when the clocks go forward and 49 when they go back", () => {
    const spring = between("2026-03-27T12:00:00Z", "2026-03-31T12:00:00Z");
    const autumn = between("2026-10-23T12:00:00Z", "2026-10-27T12:00:00Z");
    const off: ClockPauses = (window) => weekends(paris, window);
    expect(runningTime(spring.from, spring.to, off)).toBe((96 - 47) * hour);
    expect(runningTime(autumn.from, autumn.to, off)).toBe((96 - 49) * hour);
  });
});

function between(from: string, to: string): Interval {
  return { from: Date.parse(from), to: Date.parse(to) };
}

function shown(intervals: readonly Interval[], window: Interval): readonly string[] {
  const text = (instant: number) => new Date(instant).toISOString().replace(".000", "");
  return mergeIntervals(intervals, window).map(({ from, to }) => `${text(from)} – ${text(to)}`);
}
