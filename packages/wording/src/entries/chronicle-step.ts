import type { games } from "@seneschal/schema";

/** Time added to the clock of a seat. */
export interface AddedTime {
  readonly seat: number;
  readonly milliseconds: number;
}

/** The fields of a step that the chronicle uses. */
export interface ChronicleStep {
  readonly version: number;
  readonly kind: (typeof games.stepKinds)[number];
  readonly seat: number | null;
  /** Who played the move; "order" is an auto-reply or a premove. */
  readonly by?: "person" | "bot" | "caretaker" | "order" | null;
  readonly undoneTo: number | null;
  /** For undone moves: the seats that agreed. */
  readonly consentedBy: readonly number[] | null;
  readonly reason: string | null;
  /** For a proposal to shorten the game: the last turn. */
  readonly lastTurn?: number | null;
  /** For an outage: the time added to each running clock. */
  readonly addedTime?: readonly AddedTime[] | null;
  readonly facts: readonly { readonly type: string }[];
}
