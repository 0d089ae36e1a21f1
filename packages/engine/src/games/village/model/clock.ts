import type { Seat } from "../../../core/ruleset.ts";
import { familyOf, type State } from "./state.ts";
import type { AgendaStep, Fact } from "./types.ts";

/** VIL-5.3: how often a marker crosses the bridge in this many steps. */
export function crossings(state: State, seat: Seat, time: number): number {
  const { lap } = state.box.board;
  const before = familyOf(state, seat).clock.time;
  return Math.floor((before + time) / lap) - Math.floor(before / lap);
}

/** The facts when the steps of a move have crossed the bridge. */
export function crossed(state: State, seat: Seat, time: number): readonly Fact[] {
  const deaths = crossings(state, seat, time);
  if (deaths === 0) return [];
  return [{ type: "BridgeCrossed", seat, deaths, time: familyOf(state, seat).clock.time + time }];
}

export const deathsOf = (seat: Seat, deaths: number): readonly AgendaStep[] =>
  Array.from({ length: deaths }, () => ({ type: "death", seat }));
