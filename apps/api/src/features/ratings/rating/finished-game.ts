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

/** A seat for the one to whom its result belongs. */
export interface FinishedSeat {
  /** Nobody: a bot. */
  readonly account: string | null;
  /** Moves that they decided. */
  readonly decisions: number;
  /** Before the end. */
  readonly hasLeft: boolean;
}
