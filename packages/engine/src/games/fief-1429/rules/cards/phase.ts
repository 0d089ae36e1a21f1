import { asksItsSeat, nobody, type RuleOfStep, settled } from "../../model/flow.ts";
import { inTurnOrder, type State } from "../../model/state.ts";
import type { AgendaStep } from "../../model/types.ts";
import { planOf } from "../phases.ts";
import { cardsHeldBy } from "../trade/offers.ts";
import { phaseBegun } from "../trade/rooms.ts";

// F1429-6.1, F1429-6.9
export const cards: RuleOfStep<"cards"> = {
  asks: () => nobody,
  run(state) {
    const order = inTurnOrder(state);
    const draws = order.flatMap((seat): readonly AgendaStep[] => [
      { type: "discarding", seat },
      { type: "drawing", seat, characters: 1, left: 2 },
    ]);
    const plays = order.map((seat): AgendaStep => ({ type: "playing", seat }));
    return [
      ...phaseBegun(state, "cards"),
      settled(...draws, { type: "calamities" }, ...plays, ...prayers(state), ...planOf(state, "income")),
    ];
  },
};

// F1429-20.11, F1429-20.14
const prayers = ({ table }: State): readonly AgendaStep[] =>
  table.options.hasRelics
    ? [
        { type: "praying", relic: "roseline", tried: [] },
        { type: "praying", relic: "radegonde", tried: [] },
      ]
    : [];

export const discarding: RuleOfStep<"discarding"> = {
  asks: (state, { seat }) => (cardsHeldBy(state, seat) > 0 ? [seat] : nobody),
  run: () => [settled()],
};

export const playing: RuleOfStep<"playing"> = asksItsSeat;
