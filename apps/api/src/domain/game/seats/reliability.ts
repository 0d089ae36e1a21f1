import type { players } from "@seneschal/schema";
import { medianSeconds, sumOfAnswers } from "./seat-tenures.ts";

interface PlayRecord {
  readonly finished: number;
  readonly dropped: number;
  readonly running: number;
  readonly answers: readonly (readonly number[])[];
}

/** The reliability of an account. */
export function reliabilityOf({ finished, dropped, running, answers }: PlayRecord): players.Reliability {
  const ended = finished + dropped;
  return {
    finished,
    dropped,
    running,
    percent: ended === 0 ? null : Math.floor((finished * 100) / ended),
    medianAnswerSeconds: medianSeconds(sumOfAnswers(answers)),
  };
}

/** The first requirement of a game that an account does not meet, or null. */
export function unmetRequirement(
  { finished, percent }: players.Reliability,
  { finishedLeast, percentLeast }: players.EntryRequirements,
): players.UnmetRequirement | null {
  if (finished < finishedLeast) return { what: "finished", min: finishedLeast, own: finished };
  if (percent !== null && percent < percentLeast) return { what: "percent", min: percentLeast, own: percent };
  return null;
}
