import type { clocks } from "@seneschal/schema";
import { fixedDeadlineFrom, hasFixedDeadlines } from "./fixed-deadlines.ts";
import { type ClockPauses, instantAfter, runningTime } from "./pauses.ts";

type SeatClock = clocks.SeatClock;

/** What a running clock depends on. */
export interface ClockRules {
  readonly control: clocks.TimeControl;
  readonly pauses: ClockPauses;
}

export function startClock(clock: SeatClock, at: string, rules: ClockRules): SeatClock {
  return { ...clock, runsSince: at, deadline: deadlineFrom(at, clock, rules) };
}

/** The deadline of a running clock by the pauses known now. Fewer may have been known when it was started. */
export function deadlineOf(clock: SeatClock, rules: ClockRules): string | null {
  return clock.runsSince === null ? null : deadlineFrom(clock.runsSince, clock, rules);
}

function deadlineFrom(at: string, { leftMilliseconds }: SeatClock, { control, pauses }: ClockRules): string {
  const instant = instantAfter(Date.parse(at), leftMilliseconds, pauses);
  const deadline = hasFixedDeadlines(control) ? fixedDeadlineFrom(control, instant, pauses) : instant;
  return new Date(deadline).toISOString();
}

/** The time left on a running clock, in milliseconds: of its bank, or until its fixed deadline. */
export function timeLeft(clock: SeatClock, at: string, { control, pauses }: ClockRules): number {
  if (clock.deadline === null || !hasFixedDeadlines(control)) return stopClock(clock, at, pauses).leftMilliseconds;
  return Math.max(0, Date.parse(clock.deadline) - Date.parse(at));
}

/** If a move arrives after the deadline but before the time-out is processed, the bank is empty, not negative. */
export function stopClock(clock: SeatClock, at: string, pauses: ClockPauses): SeatClock {
  if (clock.runsSince === null) return clock;
  const spent = runningTime(Date.parse(clock.runsSince), Date.parse(at), pauses);
  return clockWithBank(clock, Math.max(0, clock.leftMilliseconds - spent));
}

/** A stopped clock with this much time in its bank. */
export function clockWithBank({ seat }: Pick<SeatClock, "seat">, leftMilliseconds: number): SeatClock {
  return { seat, leftMilliseconds, runsSince: null, deadline: null };
}
