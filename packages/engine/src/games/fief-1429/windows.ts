import { nobody, type RuleOfStep, settled } from "./flow.ts";
import { familyOf, seatsOf } from "./state.ts";

// F1429-17.2: whoever holds cards, as all can see.
export const window: RuleOfStep<"window"> = {
  asks: (state, { over }) => {
    if (over === "round" && state.battle === null) return nobody;
    return seatsOf(state).filter((seat) => familyOf(state, seat).hand.length > 0);
  },
  run: () => [settled()],
};
