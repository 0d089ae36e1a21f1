import type { games } from "@seneschal/schema";

/** A step, as far as the chronicle reads it. */
export interface ToldStep {
  readonly version: number;
  readonly kind: (typeof games.stepKinds)[number];
  readonly seat: number | null;
  readonly undoneTo: number | null;
  /** Of going back: who agreed to it. */
  readonly consentedBy: readonly number[] | null;
  readonly reason: string | null;
  readonly facts: readonly { readonly type: string }[];
}
