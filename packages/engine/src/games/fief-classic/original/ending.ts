import type { State } from "../shared/state.ts";
import type { Fact } from "../shared/words.ts";

// FC-5.4: bad weather and famine last one turn.
export const fading = ({ regions }: State): readonly Fact[] =>
  regions.flatMap(({ region, curses }) => curses.map((curse): Fact => ({ type: "CurseFaded", region, curse })));
