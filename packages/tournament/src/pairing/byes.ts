import { type Below, shuffled } from "../random.ts";
import type { Contender } from "./contender.ts";

/** Who stays out: those who did least often, of them the lowest in points, of them the latest to enter, then by lot. */
export function byesAmong(contenders: readonly Contender[], byes: number, below: Below): readonly Contender[] {
  return shuffled(contenders, below)
    .toSorted((one, other) => one.byes - other.byes || one.points - other.points || other.entry - one.entry)
    .slice(0, byes);
}
