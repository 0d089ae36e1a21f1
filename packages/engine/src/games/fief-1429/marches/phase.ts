import { aftermath, asksItsSeat, nobody, type RuleOfStep, settled } from "../flow.ts";
import { stepsMaxOf } from "../offices.ts";
import { phaseBegun } from "../rooms.ts";
import { inTurnOrder, isFree, lordsOf } from "../state.ts";
import type { Step } from "../words.ts";

// F1429-11.1
export const marches: RuleOfStep<"marches"> = {
  asks: () => nobody,
  run(state) {
    const marching = inTurnOrder(state).flatMap((seat): readonly Step[] => [{ type: "marching", seat }, aftermath]);
    return [...phaseBegun(state, "marches"), settled(...marching, { type: "fighting" })];
  },
};

export const marching: RuleOfStep<"marching"> = {
  asks: (state, { seat }) =>
    lordsOf(state, seat).some((lord) => isFree(lord) && lord.steps < stepsMaxOf(lord)) ? [seat] : nobody,
  run: asksItsSeat.run,
};
