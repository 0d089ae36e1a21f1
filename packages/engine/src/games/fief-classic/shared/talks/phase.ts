import { nobody, type RuleOfStep, settled } from "../flow.ts";
import { type State, seatsOf } from "../state.ts";
import type { Fact, Step } from "../words.ts";

/** The talks, and what an edition settles before and after them. FC-3.1 */
export const negotiationsWith = (
  before: (state: State) => readonly Fact[],
  after: readonly Step[],
): RuleOfStep<"negotiations"> => ({
  asks: () => nobody,
  run: (state) => [
    { type: "PhaseBegan", phase: "talks" },
    ...before(state),
    settled({ type: "talks" }, ...after, { type: "turnEnd" }),
  ],
});

// FC-13.1
export const talks: RuleOfStep<"talks"> = {
  asks: (state) => seatsOf(state),
  run: ({ offers }) => [settled(...offers.map(({ seat: from, to: seat }): Step => ({ type: "replying", seat, from })))],
};
