import type { Seat } from "../../../core/ruleset.ts";
import type { State } from "../model/state.ts";
import type { Move } from "../model/types.ts";
import { village } from "../ruleset.ts";

/** Choices of one type: those that are open, or those that a rule blocks. */
export const listed = (state: State, seat: Seat, type: Move["type"], rule?: string) =>
  village.choices(state, seat).filter((choice) => choice.type === type && choice.blockedBy === rule);

/** The types of all open moves of a seat, each once. */
export const openTo = (state: State, seat: Seat): readonly Move["type"][] => [
  ...new Set(village.choices(state, seat).flatMap(({ type, blockedBy }) => (blockedBy === undefined ? [type] : []))),
];
