import type { clocks } from "@seneschal/schema";
import { counted, instantAfter, type Standing } from "./counting.ts";

type SeatClock = clocks.SeatClock;

/** A clock that has never run. */
export function freshClock(seat: number, { startSeconds }: clocks.TimeControl): SeatClock {
  return { seat, leftMilliseconds: startSeconds * 1000, runsSince: null, deadline: null };
}

export function started(clock: SeatClock, at: string, standing: Standing): SeatClock {
  return { ...clock, runsSince: at, deadline: deadlineFrom(at, clock, standing) };
}

/** The deadline of a running clock by what is known now. It may have been started by one who knew less. */
export function deadlineOf(clock: SeatClock, standing: Standing): string | null {
  return clock.runsSince === null ? null : deadlineFrom(clock.runsSince, clock, standing);
}

function deadlineFrom(at: string, { leftMilliseconds }: SeatClock, standing: Standing): string {
  return new Date(instantAfter(Date.parse(at), leftMilliseconds, standing)).toISOString();
}

/** A move that comes late, but before anybody noticed, finds an empty bank and no debt. */
export function stopped(clock: SeatClock, at: string, standing: Standing): SeatClock {
  if (clock.runsSince === null) return clock;
  const spent = counted(Date.parse(clock.runsSince), Date.parse(at), standing);
  return filled(clock, Math.max(0, clock.leftMilliseconds - spent));
}

/** A clock that stands, with so much in its bank. */
export function filled({ seat }: SeatClock, leftMilliseconds: number): SeatClock {
  return { seat, leftMilliseconds, runsSince: null, deadline: null };
}

/** What an answered question adds, as far as the cap allows; what lies above it is not taken away. */
export function withIncrement(clock: SeatClock, { incrementSeconds, capSeconds }: clocks.TimeControl): SeatClock {
  const { leftMilliseconds } = clock;
  const most = Math.max(leftMilliseconds, capSeconds * 1000);
  return filled(clock, Math.min(most, leftMilliseconds + incrementSeconds * 1000));
}
