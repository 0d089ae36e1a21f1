import type { clocks } from "@seneschal/schema";
import { type FixedControl, hasFixedDeadlines, timeBetween } from "./fixed-deadlines.ts";
import { type ClockPauses, instantAfter } from "./pauses.ts";

/**
 * A seat is reminded when its time bank falls to a share of the initial time. Each level is the percentage that is gone:
 * 95 stands for 5 percent of the initial time. With fixed deadlines, it is a share of the time between two deadlines.
 */
const reminderLevels = [50, 80, 95] as const;
export type ReminderLevel = (typeof reminderLevels)[number];

/** A reminder or the deadline of a running clock. */
export interface WakeUp {
  readonly seat: number;
  readonly at: number;
  readonly kind: ReminderLevel | "deadline";
}

/** A game with running clocks. */
export interface TimedGame {
  readonly control: clocks.TimeControl;
  readonly clocks: readonly clocks.SeatClock[];
}

/** The pauses of the clock of a seat. */
export type PausesOfSeat = (seat: number) => ClockPauses;

/** A clock without pauses reaches each level earliest. */
const noPauses: PausesOfSeat = () => () => [];

/** The reminders and deadlines of the running clocks, the earliest first. */
export function wakeUpsOf({ control, clocks }: TimedGame, pausesOf: PausesOfSeat): readonly WakeUp[] {
  return clocks
    .flatMap((clock) => [
      ...(hasFixedDeadlines(control)
        ? remindersBefore(control, clock)
        : remindersOf(control, clock, pausesOf(clock.seat))),
      ...deadlineOf(clock),
    ])
    .sort((one, other) => one.at - other.at);
}

/**
 * When the game needs attention next, after an instant. Deadlines in the past are included, since they have not been
 * processed yet. If the pauses are not known, it may be too early for a reminder, and never too late.
 */
export function wakeUpAfter(game: TimedGame, instant: string, pausesOf = noPauses): string | undefined {
  const next = wakeUpsOf(game, pausesOf).find(({ at, kind }) => at > Date.parse(instant) || kind === "deadline");
  return next && new Date(next.at).toISOString();
}

/** Levels that the bank was below when the clock started are left out. */
function remindersOf(
  { startSeconds }: clocks.TimeControl,
  { seat, runsSince, leftMilliseconds }: clocks.SeatClock,
  pauses: ClockPauses,
): readonly WakeUp[] {
  if (runsSince === null) return [];
  return reminderLevels.flatMap((level) => {
    const milliseconds = leftMilliseconds - startSeconds * 10 * (100 - level);
    return milliseconds <= 0
      ? []
      : [{ seat, at: instantAfter(Date.parse(runsSince), milliseconds, pauses), kind: level }];
  });
}

/** Reminders before a fixed deadline. Those from before the clock started are left out. */
function remindersBefore({ fixedDeadlines }: FixedControl, clock: clocks.SeatClock): readonly WakeUp[] {
  const { seat, runsSince, deadline } = clock;
  if (runsSince === null || deadline === null) return [];
  return reminderLevels.flatMap((level) => {
    const at = Date.parse(deadline) - (timeBetween(fixedDeadlines) * (100 - level)) / 100;
    return at <= Date.parse(runsSince) ? [] : [{ seat, at, kind: level }];
  });
}

function deadlineOf({ seat, deadline }: clocks.SeatClock): readonly WakeUp[] {
  return deadline === null ? [] : [{ seat, at: Date.parse(deadline), kind: "deadline" }];
}
