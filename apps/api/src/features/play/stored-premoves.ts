import type { Typed } from "@seneschal/engine";

/** A move, and the question that it answers. */
export interface Premove {
  readonly move: Typed;
  /** The kind of the question. */
  readonly kind: string;
  /** The turn or round of the game; null if it has none. */
  readonly turn: number | null;
}

export type PremoveStopReason = "other-question" | "turn-over" | "not-offered" | "answered" | "undone" | "seat-changed";

/** The premoves of a player as they are stored. */
export interface StoredPremoves {
  /** The version of the game at which they were saved, or after the last of them was played. */
  readonly version: number;
  /** Those that were not played yet. */
  readonly moves: readonly Premove[];
  readonly played: number;
  readonly savedAt: string;
  /** Why the rest will not be played, and the number of the question that stopped them. */
  readonly stopped: { readonly reason: PremoveStopReason; readonly question: number } | null;
}

/** The premoves after their first move was played. */
export function afterFirst(premoves: StoredPremoves, version: number): StoredPremoves {
  return { ...premoves, version, moves: premoves.moves.slice(1), played: premoves.played + 1 };
}
