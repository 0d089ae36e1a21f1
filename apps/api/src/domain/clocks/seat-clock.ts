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

/** A seat is reminded when this much of the time until its deadline has passed, in percent. */
export const reminderPercents = [50, 80, 95] as const;
export type Reminder = (typeof reminderPercents)[number];

/** A reminder or the deadline of a running clock. */
export interface WakeUp {
  readonly seat: number;
  readonly at: number;
  readonly kind: Reminder | "deadline";
}

/** The reminders and deadlines of the running clocks, the earliest first. */
export function wakeUpsOf(clocks: readonly clocks.SeatClock[]): readonly WakeUp[] {
  return clocks.flatMap(wakeUpsOfSeat).sort((one, other) => one.at - other.at);
}

/** The next one after an instant. Deadlines in the past are included, since they have not been processed yet. */
export function wakeUpAfter(clocks: readonly clocks.SeatClock[], instant: string): string | undefined {
  const next = wakeUpsOf(clocks).find(({ at, kind }) => at > Date.parse(instant) || kind === "deadline");
  return next && new Date(next.at).toISOString();
}

function wakeUpsOfSeat({ seat, runsSince, deadline }: clocks.SeatClock): readonly WakeUp[] {
  if (runsSince === null || deadline === null) return [];
  const [from, to] = [Date.parse(runsSince), Date.parse(deadline)];
  const reminded = reminderPercents.map((percent) => ({
    seat,
    at: from + Math.floor(((to - from) * percent) / 100),
    kind: percent,
  }));
  return [...reminded, { seat, at: to, kind: "deadline" }];
}
