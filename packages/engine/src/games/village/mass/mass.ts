import { nobody, type RuleOfStep, settled } from "../flow.ts";
import { type State, seatsFrom, seatsOf } from "../state.ts";
import type { FactOf, Step } from "../words.ts";

// VIL-12.2, VIL-12.10
export const mass: RuleOfStep<"mass"> = {
  asks: () => nobody,
  run: (state, { isFinal }) => {
    const { first } = state;
    const seats = seatsFrom(state, first);
    return [
      { type: "MassBegan", first, isFinal, figures: figuresInBag(state) },
      settled(
        ...seats.map((seat): Step => ({ type: "buyingOut", seat })),
        { type: "draw" },
        ...seats.map((seat): Step => ({ type: "rising", seat })),
        { type: "majority" },
        ...(isFinal ? [] : [{ type: "round" } as const]),
      ),
    ];
  },
};

/** VIL-12.9: everybody may look. */
export const figuresInBag = (state: State): FactOf<"MassBegan">["figures"] =>
  seatsOf(state).flatMap((seat) =>
    (state.families[seat]?.members ?? []).flatMap(({ generation, place }) =>
      place === "bag" ? [{ seat, generation }] : [],
    ),
  );
