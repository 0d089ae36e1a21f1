import type { Placement } from "./ruleset.ts";

/** Keeps the tie-breaks that decided: the first in which a place differs from another with the same score and another rank. */
export const withDecidingTieBreaks = (ranking: readonly Placement[]): readonly Placement[] =>
  ranking.map((place) => {
    const decided = ranking.filter((other) => isRival(place, other)).map((other) => firstDifference(place, other));
    return { ...place, tieBreaks: place.tieBreaks.filter((_, index) => decided.includes(index)) };
  });

const isRival = (one: Placement, other: Placement) => one.score === other.score && one.rank !== other.rank;

/** The index of the first tie-break in which they differ; −1 if they differ in none. */
const firstDifference = (one: Placement, other: Placement) =>
  one.tieBreaks.findIndex(({ value }, index) => value !== other.tieBreaks[index]?.value);
