import type { Agenda } from "../../../core/agenda.ts";
import type { Seat } from "../../../core/ruleset.ts";
import type { AgendaStep, FactOf } from "./types.ts";

export interface State {
  readonly agenda: Agenda<AgendaStep>;
  /** Sheaves that are left on the field. */
  readonly field: number;
  /** Sheaves of each seat. */
  readonly baskets: readonly number[];
  readonly ending: Pick<FactOf<"GameEnded">, "ranking"> | null;
}

// EXG-1.2
export const sheavesPerSeat = 16;

export const nextSeat = ({ baskets }: State, seat: Seat): Seat => (seat + 1) % baskets.length;
