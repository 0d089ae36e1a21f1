import { type Below, shuffled } from "../random.ts";
import type { Contender } from "./contender.ts";

/** Picks the players with a bye: those with the fewest byes, then the fewest points, then the latest registration, then by lot. */
export function byesAmong(contenders: readonly Contender[], byes: number, below: Below): readonly Contender[] {
  return shuffled(contenders, below)
    .toSorted((one, other) => one.byes - other.byes || one.points - other.points || other.entry - one.entry)
    .slice(0, byes);
}
