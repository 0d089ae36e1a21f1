import type { players } from "@seneschal/schema";
import { medianSeconds, sumOfAnswers } from "../clocks/answer-times.ts";

interface Record {
  readonly finished: number;
  readonly dropped: number;
  readonly running: number;
  readonly answers: readonly (readonly number[])[];
}

/** How far the others can count on somebody. */
export function reliabilityOf({ finished, dropped, running, answers }: Record): players.Reliability {
  const ended = finished + dropped;
  return {
    finished,
    dropped,
    running,
    percent: ended === 0 ? null : Math.floor((finished * 100) / ended),
    medianAnswerSeconds: medianSeconds(sumOfAnswers(answers)),
  };
}

/** Does somebody fulfil what a table asks of those who sit down? */
export function mayEnter({ finished, percent }: players.Reliability, asked: players.Entry): boolean {
  if (finished < asked.finishedLeast) return false;
  return percent === null || percent >= asked.percentLeast;
}
