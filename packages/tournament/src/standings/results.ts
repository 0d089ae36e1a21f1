import type { Finish } from "../scoring/finish.ts";

export type TieBreak = { readonly name: string; readonly value: number };

/** The result of one player at one table. */
export interface Place extends Finish {
  readonly player: string;
  /** What decided between equal scores in the game, in this order. */
  readonly tieBreaks: readonly TieBreak[];
  /** The player left before the end, or never came. */
  readonly isForfeit: boolean;
}

export interface TableResult {
  readonly round: number;
  readonly table: number;
  /** By seat. */
  readonly places: readonly Place[];
  /** The players whose result does not count, because one of the table withdrew. */
  readonly annulled?: readonly string[];
}

/** A bye, with its points if the director set them. */
export interface Bye {
  readonly round: number;
  readonly player: string;
  readonly points?: number;
  /** A round that was paired before the player joined. */
  readonly isLate?: boolean;
}

export const isAnnulledFor = ({ annulled = [] }: TableResult, player: string): boolean => annulled.includes(player);

export interface Results {
  /** In order of entry. */
  readonly players: readonly string[];
  readonly tables: readonly TableResult[];
  readonly byes: readonly Bye[];
  /** The advantage of each seat compared with an even chance, by table size and seat. */
  readonly advantages: Readonly<Record<number, readonly number[]>>;
}
