import type { State } from "../family/model/state.ts";
import type { Fact } from "../family/model/types.ts";

// FC-5.4: bad weather and famine last one turn.
export const fading = ({ regions }: State): readonly Fact[] =>
  regions.flatMap(({ region, curses }) => curses.map((curse): Fact => ({ type: "CurseFaded", region, curse })));
