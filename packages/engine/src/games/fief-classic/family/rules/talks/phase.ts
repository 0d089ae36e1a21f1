import type { Seat } from "../../../../../core/ruleset.ts";
import { nobody, type RuleOfStep, settled } from "../../model/flow.ts";
import { lordsOf, type State, seatsOf } from "../../model/state.ts";
import type { AgendaStep, Fact } from "../../model/types.ts";
import { isWhole } from "./titles.ts";
import { mayNameRival } from "./votes.ts";

/** The talks, and what an edition settles before and after them. FC-3.1 */
export const negotiationsWith = (
  before: (state: State) => readonly Fact[],
  after: readonly AgendaStep[],
): RuleOfStep<"negotiations"> => ({
  asks: () => nobody,
  run: (state) => [
    { type: "PhaseBegan", phase: "talks" },
    ...before(state),
    settled({ type: "talks" }, ...after, { type: "turnEnd" }),
  ],
});

/** Whether a whole region waits for a lord of the family to take its title. */
const mayBeTitled = (state: State, seat: Seat): boolean =>
  lordsOf(state, seat).length > 0 &&
  state.regions.some(({ region, title }) => title === null && isWhole(state, region, seat));

// FC-13.1, FC-13.11
export const talks: RuleOfStep<"talks"> = {
  asks: (state) => seatsOf(state),
  affects: (state, _, seat) =>
    state.offers.some(({ to }) => to === seat) || mayBeTitled(state, seat) || mayNameRival(state, seat),
  run: ({ offers }) => [
    settled(...offers.map(({ seat: from, to: seat }): AgendaStep => ({ type: "replying", seat, from }))),
  ],
};
