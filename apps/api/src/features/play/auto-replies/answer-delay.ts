import { randomInt } from "node:crypto";
import type { clocks } from "@seneschal/schema";

/** What a delay depends on: all of it can be seen by everybody at the table. */
export interface DelayContext {
  /** None: the game is played without clocks. */
  readonly control: clocks.TimeControl | undefined;
  /** Of the seat that answers. */
  readonly clock: clocks.SeatClock | undefined;
  readonly now: Date;
}

/** How many milliseconds a standing order waits before it answers; drawn once for each answer. */
export type AnswerDelay = (owing: DelayContext) => number;

/** Half of all delays are shorter than the median; `spread` is the standard deviation of their logarithm. */
interface DelayDistribution {
  readonly medianSeconds: number;
  readonly spread: number;
  readonly leastSeconds: number;
  readonly mostSeconds: number;
}

/** A player who sits at the table, and one who happens to look at it. */
const live: DelayDistribution = { medianSeconds: 6, spread: 0.5, leastSeconds: 2, mostSeconds: 15 };
const correspondence: DelayDistribution = { medianSeconds: 90, spread: 0.8, leastSeconds: 15, mostSeconds: 600 };

/** A delay has at most this part of the time that the seat has left. */
const partOfTimeLeft = 1 / 4;

/** As long as a person takes who is there and answers at once: docs/decisions/0022. */
export const randomDelay: AnswerDelay = ({ control, clock, now }) => {
  const delay = drawn(control?.rests === true ? correspondence : live);
  const left = clock?.deadline == null ? Number.POSITIVE_INFINITY : Date.parse(clock.deadline) - now.getTime();
  const most = Math.max(0, left * partOfTimeLeft);
  return delay <= most ? delay : Math.round((most * (1 + fraction())) / 2);
};

/** Log-normal, as answer times of people are; drawn again outside the bounds, so that no length is frequent. */
function drawn({ medianSeconds, spread, leastSeconds, mostSeconds }: DelayDistribution): number {
  for (;;) {
    const normal = Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction());
    const seconds = medianSeconds * Math.exp(spread * normal);
    if (seconds >= leastSeconds && seconds <= mostSeconds) return Math.round(seconds * 1000);
  }
}

/** At least 0 and less than 1, unpredictable. */
const fraction = () => randomInt(2 ** 32) / 2 ** 32;
