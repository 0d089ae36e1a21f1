import { Temporal } from "temporal-polyfill";
import type { Interval } from "./intervals.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** So many days from an instant on. */
export function daysFrom(from: number, days: number): Interval {
  return { from, to: from + days * dayMilliseconds };
}

/** So many whole days of a wall clock, from the beginning of a date on: some have 23 hours, and some 25. */
export function datesFrom(date: string, days: number, zone: string): Interval {
  const first = Temporal.PlainDate.from(date);
  return { from: beginningOf(first, zone), to: beginningOf(first.add({ days }), zone) };
}

function beginningOf(date: Temporal.PlainDate, zone: string): number {
  return date.toZonedDateTime(zone).epochMilliseconds;
}
