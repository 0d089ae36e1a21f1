import { asksItsSeat, checkEffects, nobody, type RuleOfStep, settled } from "../../model/flow.ts";
import { stepsMaxOf } from "../../model/offices.ts";
import { inTurnOrder, isFree, lordsOf } from "../../model/state.ts";
import type { AgendaStep } from "../../model/types.ts";
import { phaseBegun } from "../trade/rooms.ts";

// F1429-11.1
export const marches: RuleOfStep<"marches"> = {
  asks: () => nobody,
  run(state) {
    const marching = inTurnOrder(state).flatMap((seat): readonly AgendaStep[] => [
      { type: "marching", seat },
      checkEffects,
    ]);
    return [...phaseBegun(state, "marches"), settled(...marching, { type: "fighting" })];
  },
};

export const marching: RuleOfStep<"marching"> = {
  asks: (state, { seat }) =>
    lordsOf(state, seat).some((lord) => isFree(lord) && lord.steps < stepsMaxOf(lord)) ? [seat] : nobody,
  run: asksItsSeat.run,
};
