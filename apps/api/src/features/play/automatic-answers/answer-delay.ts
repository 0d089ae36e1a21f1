import { randomInt } from "node:crypto";
import type { clocks } from "@seneschal/schema";

/** What a delay depends on. All of it is public, so a delay reveals nothing. */
export interface DelayContext {
  /** Undefined if the game has no clocks. */
  readonly control: clocks.TimeControl | undefined;
  /** The clock of the seat that answers. */
  readonly clock: clocks.SeatClock | undefined;
  readonly now: Date;
}

/** The delay of an auto-reply in milliseconds; drawn once for each answer. */
export type AnswerDelay = (context: DelayContext) => number;

/** Half of all delays are shorter than the median; `spread` is the standard deviation of their logarithm. */
interface DelayDistribution {
  readonly medianSeconds: number;
  readonly spread: number;
  readonly minSeconds: number;
  readonly maxSeconds: number;
}

/** Answer times in live games, and in correspondence games. */
const live: DelayDistribution = { medianSeconds: 6, spread: 0.5, minSeconds: 2, maxSeconds: 15 };
const correspondence: DelayDistribution = { medianSeconds: 90, spread: 0.8, minSeconds: 15, maxSeconds: 600 };

/** A delay takes at most this part of the remaining time of the seat. */
const partOfTimeLeft = 1 / 4;

/** The answer time of a person who is present and answers at once (docs/decisions/0022). */
export const randomDelay: AnswerDelay = ({ control, clock, now }) => {
  const delay = drawn(control?.rests === true ? correspondence : live);
  const left = clock?.deadline == null ? Number.POSITIVE_INFINITY : Date.parse(clock.deadline) - now.getTime();
  const max = Math.max(0, left * partOfTimeLeft);
  return delay <= max ? delay : Math.round((max * (1 + fraction())) / 2);
};

/** How long a player is shown as online after an automatic answer: as after a short visit (docs/decisions/0038). */
const staySeconds = { min: 15, max: 90 };

/** Until when a player is shown as online who was answered for now. */
export const presentAfterAnswer = (now: Date): Date =>
  new Date(now.getTime() + randomInt(staySeconds.min * 1000, staySeconds.max * 1000));

/** The least time between an answer and the deadline before which it is played. */
const reserveMs = 60_000;

/**
 * When to play an answer that waits for others, if they do not answer: shortly before the deadline of its seat, so that
 * the seat misses nothing. `waiting` such answers are played one after the other.
 */
export function beforeDeadline(delay: number, { deadline, now, waiting }: Wait): Date {
  const left = deadline.getTime() - now.getTime();
  return new Date(deadline.getTime() - Math.min(delay + waiting * reserveMs, left / 2));
}

interface Wait {
  readonly deadline: Date;
  readonly now: Date;
  /** The number of seats with such answers. */
  readonly waiting: number;
}

/** Log-normal, like answer times of people. Drawn again outside the bounds, so that no value is frequent. */
function drawn({ medianSeconds, spread, minSeconds, maxSeconds }: DelayDistribution): number {
  for (;;) {
    const normal = Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction());
    const seconds = medianSeconds * Math.exp(spread * normal);
    if (seconds >= minSeconds && seconds <= maxSeconds) return Math.round(seconds * 1000);
  }
}

/** An unpredictable number, at least 0 and less than 1. */
const fraction = () => randomInt(2 ** 32) / 2 ** 32;
