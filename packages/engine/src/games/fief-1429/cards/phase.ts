import { asksItsSeat, nobody, type RuleOfStep, settled } from "../flow.ts";
import { familyOf, inTurnOrder } from "../state.ts";
import type { Step } from "../words.ts";

// F1429-6.1, F1429-6.9
export const cards: RuleOfStep<"cards"> = {
  asks: () => nobody,
  run(state) {
    const order = inTurnOrder(state);
    const draws = order.flatMap((seat): readonly Step[] => [
      { type: "discarding", seat },
      { type: "drawing", seat, characters: 1, left: 2 },
    ]);
    const plays = order.map((seat): Step => ({ type: "playing", seat }));
    return [
      { type: "PhaseBegan", phase: "cards" },
      settled(...draws, { type: "calamities" }, ...plays, { type: "window", over: "income" }, { type: "income" }),
    ];
  },
};

export const discarding: RuleOfStep<"discarding"> = {
  asks: (state, { seat }) => (familyOf(state, seat).hand.length > 0 ? [seat] : nobody),
  run: () => [settled()],
};

export const playing: RuleOfStep<"playing"> = asksItsSeat;
