import type { Outcome } from "@seneschal/engine";

/** A game that is over, as ratings look at it. */
export interface FinishedGame {
  readonly id: string;
  readonly ruleset: string;
  readonly finishedAt: Date;
  readonly visibility: "public" | "invitation";
  readonly outcome: Outcome;
  readonly seats: readonly FinishedSeat[];
}

export interface FinishedSeat {
  readonly kind: "nobody" | "person" | "bot" | "caretaker";
  readonly account: string | null;
  /** Moves that its person decided. */
  readonly decisions: number;
}
