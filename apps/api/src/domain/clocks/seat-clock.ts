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

/** The deadline of a running clock by what is known now. It may have been started by one who knew less. */
export function deadlineOf(clock: SeatClock, pauses: ClockPauses): string | null {
  return clock.runsSince === null ? null : deadlineFrom(clock.runsSince, clock, pauses);
}

function deadlineFrom(at: string, { leftMilliseconds }: SeatClock, pauses: ClockPauses): string {
  return new Date(instantAfter(Date.parse(at), leftMilliseconds, pauses)).toISOString();
}

/** A late move that arrives before the time-out is processed leaves an empty bank, and no debt. */
export function stopClock(clock: SeatClock, at: string, pauses: ClockPauses): SeatClock {
  if (clock.runsSince === null) return clock;
  const spent = runningTime(Date.parse(clock.runsSince), Date.parse(at), pauses);
  return clockWithBank(clock, Math.max(0, clock.leftMilliseconds - spent));
}

/** A clock that stands, with so much in its bank. */
export function clockWithBank({ seat }: SeatClock, leftMilliseconds: number): SeatClock {
  return { seat, leftMilliseconds, runsSince: null, deadline: null };
}

/** What an answered question adds, as far as the cap allows; what lies above it is not taken away. */
export function withIncrement(clock: SeatClock, { incrementSeconds, capSeconds }: clocks.TimeControl): SeatClock {
  const { leftMilliseconds } = clock;
  const most = Math.max(leftMilliseconds, capSeconds * 1000);
  return clockWithBank(clock, Math.min(most, leftMilliseconds + incrementSeconds * 1000));
}

/** How much of the time until its deadline is gone when a seat is reminded, in percent. */
export const reminderPercents = [50, 80, 95] as const;
export type Reminder = (typeof reminderPercents)[number];

/** Something that a running clock comes to. */
export interface WakeUp {
  readonly seat: number;
  readonly at: number;
  readonly kind: Reminder | "deadline";
}

/** Everything that the running clocks come to, the nearest first. */
export function wakeUpsOf(clocks: readonly clocks.SeatClock[]): readonly WakeUp[] {
  return clocks.flatMap(wakeUpsOfSeat).sort((one, other) => one.at - other.at);
}

/** The nearest that comes later than an instant. A clock that still runs after its deadline has not been dealt with. */
export function wakeUpAfter(clocks: readonly clocks.SeatClock[], instant: string): string | undefined {
  const next = wakeUpsOf(clocks).find(({ at, kind: means }) => at > Date.parse(instant) || means === "deadline");
  return next && new Date(next.at).toISOString();
}

function wakeUpsOfSeat({ seat, runsSince, deadline }: clocks.SeatClock): readonly WakeUp[] {
  if (runsSince === null || deadline === null) return [];
  const [from, to] = [Date.parse(runsSince), Date.parse(deadline)];
  const reminded = reminderPercents.map((percent) => ({
    seat,
    at: from + Math.floor(((to - from) * percent) / 100),
    means: percent,
  }));
  return [...reminded, { seat, at: to, kind: "deadline" }];
}
