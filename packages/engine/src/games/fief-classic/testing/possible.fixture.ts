import type { Possibilities } from "../../../testing/index.ts";
import { deckOf, figuresOf } from "../family/model/figures.ts";
import { type State, seatsOf } from "../family/model/state.ts";
import { cardsIn, holds } from "./conserved.fixture.ts";

/** What must hold in a position of a test, or no game could lead to it. */
export const possibilities: Possibilities<State> = {
  ...holds,
  "every card is in one place": (state) =>
    JSON.stringify(cardsIn(state)) === JSON.stringify(deckOf(figuresOf(state)).toSorted()),
  "a hand holds three cards at most": (state) =>
    state.families.every(({ hand }) => hand.length <= figuresOf(state).hand),
  "seats are at the table": (state) =>
    [...state.lords, ...state.places.flatMap(({ gates, stances }) => [...gates, ...stances])].every(({ seat }) =>
      seatsOf(state).includes(seat),
    ),
  "lords and soldiers before a village are on a road to it": ({ lords, places }) =>
    places.every(({ village, gates }) => gates.every(({ road }) => road !== village)) &&
    lords.every(({ village, road }) => road !== village),
  "a bishop of a bishopric is one lord": ({ lords }) => {
    const sees = lords.flatMap(({ see }) => see ?? []);
    return new Set(sees).size === sees.length;
  },
};
