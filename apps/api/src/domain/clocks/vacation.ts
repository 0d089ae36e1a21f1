import { Temporal } from "temporal-polyfill";
import { type Interval, totalLength } from "./pauses.ts";

const dayMs = 24 * 60 * 60 * 1000;
const firstDays = 10;
const daysMax = 30;
const daysForOne = 8;

/** The vacation days that are left: ten at first, one more every eight days, at most thirty. */
export function vacationDays(since: number, taken: readonly Interval[], now: number): number {
  let days = firstDays;
  let at = since;
  for (const vacation of [...taken].sort((one, other) => one.from - other.from)) {
    days = saved(days, vacation.from - at) - totalLength([vacation]) / dayMs;
    at = vacation.from;
  }
  return saved(days, now - at);
}

function saved(days: number, milliseconds: number): number {
  return Math.min(daysMax, days + Math.max(0, milliseconds) / (daysForOne * dayMs));
}

/** This many periods of 24 hours from an instant. */
export function daysFrom(from: number, days: number): Interval {
  return { from, to: from + days * dayMs };
}

/** This many calendar days from the start of a date. Some days have 23 or 25 hours. */
export function datesFrom(date: string, days: number, zone: string): Interval {
  const first = Temporal.PlainDate.from(date);
  return { from: beginningOf(first, zone), to: beginningOf(first.add({ days }), zone) };
}

function beginningOf(date: Temporal.PlainDate, zone: string): number {
  return date.toZonedDateTime(zone).epochMilliseconds;
}
