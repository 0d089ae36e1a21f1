import { type State, seatsOf } from "../../model/state.ts";
import type { FactOf } from "../../model/types.ts";

/** VIL-12.9: everybody may look. */
export const figuresInBag = (state: State): FactOf<"MassBegan">["figures"] =>
  seatsOf(state).flatMap((seat) =>
    (state.families[seat]?.members ?? []).flatMap(({ generation, place }) =>
      place === "bag" ? [{ seat, generation }] : [],
    ),
  );
