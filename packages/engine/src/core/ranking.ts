import type { Placement } from "./ruleset.ts";

/** What decides the place of a seat: its score, then its tie-breaks. More is better. */
export type Strength = readonly [score: number, ...tieBreaks: readonly number[]];

/** The rank of each seat, in the order of seats: by the first number in which they differ; equal ones share a rank. */
export const rankingBy = (strengths: readonly Strength[]): readonly Omit<Placement, "tieBreaks">[] =>
  strengths.map((own, seat) => ({
    seat,
    rank: 1 + strengths.filter((other) => leadOf(other, own) > 0).length,
    score: own[0],
  }));

/** By how much one is ahead of the other; less than 0 if it is behind. */
function leadOf(one: Strength, other: Strength): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
