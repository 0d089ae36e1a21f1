import type { Finish } from "../scoring/finish.ts";

/** What became of one player at one table. */
export interface Place extends Finish {
  readonly player: string;
  /** Left before the end, or never came. */
  readonly isForfeit: boolean;
}

export interface TableResult {
  readonly round: number;
  readonly table: number;
  /** By seat. */
  readonly places: readonly Place[];
}

/** A round without a table, with its points where the director names some. */
export interface Bye {
  readonly round: number;
  readonly player: string;
  readonly points?: number;
  /** Rounds that were over when the player came. */
  readonly isLate?: boolean;
}

export interface Results {
  /** In order of entry. */
  readonly players: readonly string[];
  readonly tables: readonly TableResult[];
  readonly byes: readonly Bye[];
  /** What each seat is worth against an even chance, by size of the table and seat. */
  readonly advantages: Readonly<Record<number, readonly number[]>>;
}
