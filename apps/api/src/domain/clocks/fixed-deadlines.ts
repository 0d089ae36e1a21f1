import type { clocks } from "@seneschal/schema";
import { Temporal } from "temporal-polyfill";
import { type ClockPauses, type Interval, mergeIntervals, type Pause, totalLength } from "./pauses.ts";
import { dateAt, instantOf } from "./rest.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** At most this part of the minimum time before a deadline may be taken by a vacation, a weekend pause or an outage. */
const interruptedPart = 1 / 4;

/** The time from one deadline to the next, in milliseconds. */
export const timeBetween = ({ times }: clocks.FixedDeadlines) => dayMs / times.length;

/** The time control of a game with fixed deadlines. */
export type FixedControl = clocks.TimeControl & { readonly fixedDeadlines: clocks.FixedDeadlines };

export function hasFixedDeadlines(control: clocks.TimeControl): control is FixedControl {
  return control.fixedDeadlines !== undefined;
}

/**
 * The first fixed deadline at or after an instant. Deadlines in a vacation, a weekend pause or an outage are skipped, and
 * those so soon after it that the player had little time.
 */
export function fixedDeadlineFrom(control: FixedControl, instant: number, pauses: ClockPauses): number {
  const minimumMs = control.startSeconds * 1000;
  for (const deadline of deadlinesFrom(control.fixedDeadlines, instant)) {
    if (!isInterrupted(deadline, minimumMs, pauses)) return deadline;
  }
  throw new Error("the deadlines have no end");
}

function isInterrupted(deadline: number, minimumMs: number, pauses: ClockPauses): boolean {
  const window: Interval = { from: deadline - minimumMs, to: deadline + 1 };
  const interruptions = mergeIntervals(pauses(window).filter(isInterruption), window);
  const last = interruptions.at(-1);
  if (last !== undefined && last.to > deadline) return true;
  return totalLength(interruptions) > minimumMs * interruptedPart;
}

const isInterruption = ({ isQuietHours }: Pause) => isQuietHours !== true;

function* deadlinesFrom({ times, timeZone }: clocks.FixedDeadlines, instant: number): Generator<number> {
  for (let date = dateAt(instant, timeZone); ; date = date.add({ days: 1 })) {
    for (const time of times) {
      const deadline = instantOf(date, Temporal.PlainTime.from(time), timeZone);
      if (deadline >= instant) yield deadline;
    }
  }
}
