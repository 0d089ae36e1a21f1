import type { Seat } from "../../../core/ruleset.ts";
import type { State } from "../model/state.ts";
import type { Move } from "../model/types.ts";
import { village } from "../ruleset.ts";

/** Choices of one type: those that are open, or those that a rule bars. */
export const listed = (state: State, seat: Seat, type: Move["type"], rule?: string) =>
  village.choices(state, seat).filter((choice) => choice.type === type && choice.barred === rule);

/** The types of all open moves of a seat, each once. */
export const openTo = (state: State, seat: Seat): readonly Move["type"][] => [
  ...new Set(village.choices(state, seat).flatMap(({ type, barred }) => (barred === undefined ? [type] : []))),
];
