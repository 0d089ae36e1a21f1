import { nobody, type RuleOfStep, settled } from "../../model/flow.ts";
import { familyOf, seatsFrom } from "../../model/state.ts";
import type { AgendaStep } from "../../model/types.ts";
import { figuresInBag } from "./black-bag.ts";
import { canBuyOut } from "./drawing.ts";

// VIL-12.2, VIL-12.10
export const mass: RuleOfStep<"mass"> = {
  asks: () => nobody,
  run: (state, { isFinal }) => {
    const { first } = state;
    const seats = seatsFrom(state, first);
    const payers = seats.filter((seat) => canBuyOut(state, seat));
    // No one gains grain in a mass.
    const risers = seats.filter((seat) => familyOf(state, seat).stock.grain > 0);
    return [
      { type: "MassBegan", first, isFinal, figures: figuresInBag(state) },
      settled(
        ...payers.map((seat): AgendaStep => ({ type: "buyingOut", seat })),
        { type: "draw" },
        ...risers.map((seat): AgendaStep => ({ type: "rising", seat })),
        { type: "majority" },
        ...(isFinal ? [] : [{ type: "round" } as const]),
      ),
    ];
  },
};
