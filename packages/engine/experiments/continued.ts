import { type AnyRuleset, seededChance, type Typed } from "@seneschal/engine";
import { concluded } from "@seneschal/engine/bots";
import { type Continuation, leadContinued, type Swing } from "@seneschal/engine/report";

/** A swing of a game, and the position in which its seat decided. */
export interface Reported {
  readonly ruleset: AnyRuleset;
  readonly state: unknown;
  readonly swing: Swing<Typed>;
}
export type Result = "better" | "equal" | "worse";

const rounding = 1e-9;

/**
 * What the best move of a swing leads to, compared with the played one: both are continued from the same position, which the
 * seat could not distinguish from the real one, with draws from the same seed.
 */
export function continued({ ruleset, state, swing }: Reported, continuation: Continuation, seed: number): Result {
  const { seat, best, played } = swing;
  const deal = ruleset.redeal(state, seat, seededChance(seed));
  const leadAfter = (move: Typed) =>
    concluded(leadContinued({ ruleset, seat }, { state: deal, seed, move }, continuation));
  const difference = leadAfter(best) - leadAfter(played);
  if (Math.abs(difference) < rounding) return "equal";
  return difference > 0 ? "better" : "worse";
}
