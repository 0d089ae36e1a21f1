import { describe, expect, it } from "vitest";
import { fixedDeadlineFrom, hasFixedDeadlines } from "./fixed-deadlines.ts";
import type { ClockPauses, Pause } from "./pauses.ts";
import { quietHours } from "./rest.ts";
import { deadlineOf, startClock, timeLeft } from "./seat-clock.ts";
import { timeControlOf } from "./time-controls.ts";

const hourMs = 60 * 60 * 1000;
const asleep: ClockPauses = (window) =>
  quietHours({ zone: "Europe/Paris", quiet: { from: "23:00", to: "08:00" } }, window);
const none: ClockPauses = () => [];
const away = (from: string, to: string): Pause => ({ from: Date.parse(from), to: Date.parse(to) });

function controlFor(pace: "daily" | "twice-daily", times: readonly string[]) {
  const fixedDeadlines = { times, timeZone: "Europe/Paris" };
  const control = timeControlOf({ pace, weekendsOff: false, fixedDeadlines });
  if (control === undefined || !hasFixedDeadlines(control)) throw new Error("the time control has no deadlines");
  return control;
}

const daily = controlFor("daily", ["20:00"]);
const twice = controlFor("twice-daily", ["08:00", "20:00"]);

/** The deadline of a question that is asked at an instant. */
function deadline(control: typeof daily, askedAt: string, pauses = none) {
  const clock = { seat: 0, leftMilliseconds: control.startSeconds * 1000, runsSince: null, deadline: null };
  return startClock(clock, askedAt, { control, pauses }).deadline;
}

describe("a fixed deadline", () => {
  it("is the first one that leaves the minimum time", () => {
    expect(deadline(daily, "2026-11-23T07:00:00Z")).toBe("2026-11-23T19:00:00.000Z");
    expect(deadline(daily, "2026-11-23T07:00:00.001Z")).toBe("2026-11-24T19:00:00.000Z");
    expect(deadline(twice, "2026-11-23T03:00:00Z")).toBe("2026-11-23T07:00:00.000Z");
    expect(deadline(twice, "2026-11-23T05:30:00Z")).toBe("2026-11-23T19:00:00.000Z");
  });

  it("is at the same time of day after a clock change", () => {
    expect(deadline(daily, "2027-03-27T20:00:00Z")).toBe("2027-03-28T18:00:00.000Z");
    expect(deadline(daily, "2026-10-24T19:00:00Z")).toBe("2026-10-25T19:00:00.000Z");
  });

  it("leaves the minimum time outside quiet hours", () => {
    // From 20:00 to 23:00 there is enough time before the night, from 21:30 there is not.
    expect(deadline(twice, "2026-11-23T19:00:01Z", asleep)).toBe("2026-11-24T07:00:00.000Z");
    expect(deadline(twice, "2026-11-23T20:30:00Z", asleep)).toBe("2026-11-24T19:00:00.000Z");
  });

  it("may lie in quiet hours", () => {
    const nightly = controlFor("daily", ["03:00"]);
    expect(deadline(nightly, "2026-11-23T07:00:00Z", asleep)).toBe("2026-11-24T02:00:00.000Z");
  });

  it("is skipped in a vacation, and on the day of the return if that leaves little time", () => {
    const asked = "2026-11-23T20:00:00Z";
    const until = (end: string) => deadline(daily, asked, () => [away("2026-11-24T15:00:00Z", end)]);
    expect(until("2026-11-25T20:00:00Z")).toBe("2026-11-26T19:00:00.000Z");
    expect(until("2026-11-26T14:00:00Z")).toBe("2026-11-27T19:00:00.000Z");
    expect(until("2026-11-26T05:00:00Z")).toBe("2026-11-26T19:00:00.000Z");
  });

  it("is skipped in an outage, and after one that took much of the time before it", () => {
    const after = (from: string, to: string) => deadline(daily, "2026-11-22T20:00:00Z", () => [away(from, to)]);
    expect(after("2026-11-23T18:59:00Z", "2026-11-23T19:01:00Z")).toBe("2026-11-24T19:00:00.000Z");
    expect(after("2026-11-23T12:00:00Z", "2026-11-23T16:00:00Z")).toBe("2026-11-24T19:00:00.000Z");
    expect(after("2026-11-23T18:00:00Z", "2026-11-23T18:10:00Z")).toBe("2026-11-23T19:00:00.000Z");
  });

  it("is the same when the clock is read again", () => {
    const clock = { seat: 0, leftMilliseconds: daily.startSeconds * 1000, runsSince: null, deadline: null };
    const rules = { control: daily, pauses: asleep };
    const running = startClock(clock, "2026-11-23T12:34:56Z", rules);
    expect(deadlineOf(running, rules)).toBe(running.deadline);
    expect(timeLeft(running, "2026-11-24T17:00:00Z", rules)).toBe(2 * hourMs);
  });

  it("is not in a fixed time control: the bank decides", () => {
    const control = timeControlOf({ pace: "one-day", weekendsOff: false });
    if (control === undefined) throw new Error("the time control has no clock");
    expect(hasFixedDeadlines(control)).toBe(false);
    const clock = { seat: 0, leftMilliseconds: 24 * hourMs, runsSince: null, deadline: null };
    expect(startClock(clock, "2026-11-23T12:00:00.000Z", { control, pauses: none }).deadline).toBe(
      "2026-11-24T12:00:00.000Z",
    );
  });

  it("comes every day without end", () => {
    expect(fixedDeadlineFrom(daily, Date.parse("2030-01-01T00:00:00Z"), none)).toBe(Date.parse("2030-01-01T19:00:00Z"));
  });
});
