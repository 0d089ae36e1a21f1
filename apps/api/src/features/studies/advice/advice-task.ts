import { type AnyRuleset, type Seat, seededChance, type Typed } from "@seneschal/engine";
import { type Advice, advised } from "@seneschal/engine/report";

/** A seat that asks what to play, and from what the random numbers of the comparison follow. */
export interface AdviceTurn {
  readonly ruleset: AnyRuleset;
  readonly position: unknown;
  readonly seat: Seat;
  readonly seed: number;
}

/** How long moves may be compared. */
const comparingMilliseconds = 4_000;

/** The work of comparing the moves of a seat, which begins now. */
export function adviceWork({
  ruleset,
  position,
  seat,
  seed,
}: AdviceTurn): Generator<undefined, Advice<Typed>, undefined> {
  const end = performance.now() + comparingMilliseconds;
  const isTimeUp = () => performance.now() >= end;
  return advised({ ruleset, state: position, seat, chance: seededChance(seed), isTimeUp });
}
