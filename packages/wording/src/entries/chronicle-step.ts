import type { games } from "@seneschal/schema";

/** The fields of a step that the chronicle uses. */
export interface ChronicleStep {
  readonly version: number;
  readonly kind: (typeof games.stepKinds)[number];
  readonly seat: number | null;
  readonly undoneTo: number | null;
  /** For undone moves: the seats that agreed. */
  readonly consentedBy: readonly number[] | null;
  readonly reason: string | null;
  readonly facts: readonly { readonly type: string }[];
}
