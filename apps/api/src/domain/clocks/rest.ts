import { Temporal } from "temporal-polyfill";
import type { Interval } from "./pauses.ts";

/** The quiet hours of an account, in its own time zone. */
export interface RestTimes {
  /** A name of the IANA database, as "Europe/Paris". */
  readonly zone: string;
  /** Hours and minutes of the wall clock, as "23:00"; from later than to passes midnight. */
  readonly quiet: { readonly from: string; readonly to: string } | undefined;
}

/** The quiet hours of a person that touch a window. */
export function quietHours({ zone, quiet }: RestTimes, window: Interval): readonly Interval[] {
  if (quiet === undefined || quiet.from === quiet.to) return [];
  const from = Temporal.PlainTime.from(quiet.from);
  const to = Temporal.PlainTime.from(quiet.to);
  const nights = Temporal.PlainTime.compare(from, to) > 0 ? 1 : 0;
  return datesOf(zone, window).map((date) => ({
    from: instantOf(date, from, zone),
    to: instantOf(date.add({ days: nights }), to, zone),
  }));
}

/** Saturdays and Sundays that touch a window, as long as they are where the person lives. */
export function weekends({ zone }: RestTimes, window: Interval): readonly Interval[] {
  return datesOf(zone, window)
    .filter(({ dayOfWeek }) => dayOfWeek >= saturday)
    .map((date) => ({
      from: instantOf(date, midnight, zone),
      to: instantOf(date.add({ days: 1 }), midnight, zone),
    }));
}

const saturday = 6;
const midnight = Temporal.PlainTime.from("00:00");

/** Every date of a wall clock that has a part in the window, and the one before, whose night may reach into it. */
function datesOf(zone: string, { from, to }: Interval): readonly Temporal.PlainDate[] {
  const last = dateAt(to, zone);
  const dates: Temporal.PlainDate[] = [];
  for (let date = dateAt(from, zone).subtract({ days: 1 }); Temporal.PlainDate.compare(date, last) <= 0; ) {
    dates.push(date);
    date = date.add({ days: 1 });
  }
  return dates;
}

function dateAt(milliseconds: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(zone).toPlainDate();
}

// A wall clock time that a change of the clocks skips or repeats is read as Temporal does: later, or the first of the two.
function instantOf(date: Temporal.PlainDate, time: Temporal.PlainTime, zone: string): number {
  return date.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
}
