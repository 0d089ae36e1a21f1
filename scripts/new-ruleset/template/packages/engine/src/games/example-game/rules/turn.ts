import { during } from "../../../core/rules.ts";
import { asksItsSeat, type RuleOfMove, type RuleOfStep, settled } from "../model/flow.ts";
import { nextSeat } from "../model/state.ts";

const sheavesMax = 3;
// EXG-3.1
const sheavesToGoOn = 2;

export const turn: RuleOfStep<"turn"> = asksItsSeat;

export const take: RuleOfMove<"take"> = during("turn", {
  rule: "EXG-2.1",
  choices: ({ state }) => [
    { type: "take", fields: { sheaves: { from: 1, to: Math.min(sheavesMax, state.field) } }, isDefault: true },
    // EXG-2.2
    { type: "take", fields: { sheaves: { from: state.field + 1, to: sheavesMax } }, blockedBy: "EXG-2.2" },
  ],
  facts({ state, seat }, { sheaves }) {
    const left = state.field - sheaves;
    // EXG-2.3
    const next =
      left < sheavesToGoOn ? settled({ type: "end" }) : settled({ type: "turn", seat: nextSeat(state, seat) });
    return [{ type: "SheavesTaken", seat, sheaves, left }, next];
  },
});
