import { Temporal } from "temporal-polyfill";
import type { Interval, Pause } from "./pauses.ts";

/** Quiet hours and time zone of an account. */
export interface RestTimes {
  /** A name of the IANA database such as "Europe/Paris". */
  readonly zone: string;
  /** Wall-clock times such as "23:00". If `from` is later than `to`, quiet hours span midnight. */
  readonly quiet: { readonly from: string; readonly to: string } | undefined;
}

/** The quiet hours that touch a window. */
export function quietHours({ zone, quiet }: RestTimes, window: Interval): readonly Pause[] {
  if (quiet === undefined || quiet.from === quiet.to) return [];
  const from = Temporal.PlainTime.from(quiet.from);
  const to = Temporal.PlainTime.from(quiet.to);
  const nights = Temporal.PlainTime.compare(from, to) > 0 ? 1 : 0;
  return datesOf(zone, window).map((date) => ({
    from: instantOf(date, from, zone),
    to: instantOf(date.add({ days: nights }), to, zone),
    isQuietHours: true,
  }));
}

/** The Saturdays and Sundays that touch a window, in the time zone of the account. */
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

/** The dates that touch the window, and the day before, whose night may reach into it. */
function datesOf(zone: string, { from, to }: Interval): readonly Temporal.PlainDate[] {
  const last = dateAt(to, zone);
  const dates: Temporal.PlainDate[] = [];
  for (let date = dateAt(from, zone).subtract({ days: 1 }); Temporal.PlainDate.compare(date, last) <= 0; ) {
    dates.push(date);
    date = date.add({ days: 1 });
  }
  return dates;
}

export function dateAt(milliseconds: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toZonedDateTimeISO(zone).toPlainDate();
}

// For times that a clock change skips or repeats, Temporal takes the later one, or the first of the two.
export function instantOf(date: Temporal.PlainDate, time: Temporal.PlainTime, zone: string): number {
  return date.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
}
