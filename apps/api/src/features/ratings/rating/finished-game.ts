import type { Outcome } from "@seneschal/engine";

/** A finished game as the rating sees it. */
export interface FinishedGame {
  readonly id: string;
  readonly ruleset: string;
  readonly finishedAt: Date;
  readonly visibility: "public" | "invitation";
  readonly outcome: Outcome;
  readonly seats: readonly FinishedSeat[];
}

/** A seat and the player that its result counts for. */
export interface FinishedSeat {
  /** `null` for a bot. */
  readonly account: string | null;
  /** The owner, if it is a bot account. */
  readonly owner?: string | null | undefined;
  /** The number of moves that the player decided. */
  readonly decisions: number;
  /** Whether the player left before the end. */
  readonly hasLeft: boolean;
}
