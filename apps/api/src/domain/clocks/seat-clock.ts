import type { clocks } from "@seneschal/schema";
import { type ClockPauses, instantAfter, runningTime } from "./pauses.ts";

type SeatClock = clocks.SeatClock;

/** A clock that has never run. */
export function newClock(seat: number, { startSeconds }: clocks.TimeControl): SeatClock {
  return { seat, leftMilliseconds: startSeconds * 1000, runsSince: null, deadline: null };
}

export function startClock(clock: SeatClock, at: string, pauses: ClockPauses): SeatClock {
  return { ...clock, runsSince: at, deadline: deadlineFrom(at, clock, pauses) };
}

/** The deadline of a running clock by the pauses known now. Fewer may have been known when it was started. */
export function deadlineOf(clock: SeatClock, pauses: ClockPauses): string | null {
  return clock.runsSince === null ? null : deadlineFrom(clock.runsSince, clock, pauses);
}

function deadlineFrom(at: string, { leftMilliseconds }: SeatClock, pauses: ClockPauses): string {
  return new Date(instantAfter(Date.parse(at), leftMilliseconds, pauses)).toISOString();
}

/** If a move arrives after the deadline but before the time-out is processed, the bank is empty, not negative. */
export function stopClock(clock: SeatClock, at: string, pauses: ClockPauses): SeatClock {
  if (clock.runsSince === null) return clock;
  const spent = runningTime(Date.parse(clock.runsSince), Date.parse(at), pauses);
  return clockWithBank(clock, Math.max(0, clock.leftMilliseconds - spent));
}

/** A stopped clock with this much time in its bank. */
export function clockWithBank({ seat }: SeatClock, leftMilliseconds: number): SeatClock {
  return { seat, leftMilliseconds, runsSince: null, deadline: null };
}

/** Adds the increment for an answer, up to the cap. Time above the cap is kept. */
export function withIncrement(clock: SeatClock, { incrementSeconds, capSeconds }: clocks.TimeControl): SeatClock {
  const { leftMilliseconds } = clock;
  const max = Math.max(leftMilliseconds, capSeconds * 1000);
  return clockWithBank(clock, Math.min(max, leftMilliseconds + incrementSeconds * 1000));
}
