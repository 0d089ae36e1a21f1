import type { Finish } from "../scoring/finish.ts";

export type TieBreak = { readonly name: string; readonly value: number };

/** The result of one player at one table. */
export interface Place extends Finish {
  readonly player: string;
  /** What decided between equal scores in the game, in this order. */
  readonly tieBreaks: readonly TieBreak[];
  /** The player left before the end, or never came. */
  readonly isForfeit: boolean;
  /** Who played the seat at the end, and their share of its points. */
  readonly substitute?: { readonly player: string | null; readonly share: number } | undefined;
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
  /** A round that was paired before the player joined, or that the player missed as planned. */
  readonly kind?: "late" | "requested-bye" | "absence";
}

export const isAnnulledFor = ({ annulled = [] }: TableResult, player: string): boolean => annulled.includes(player);

/** The share of the points of a seat that a player gets: 1, less if a substitute played the seat, or nothing. */
export function shareOf({ player: seated, substitute }: Place, player: string): number {
  if (substitute === undefined) return seated === player ? 1 : 0;
  if (seated === player) return 1 - substitute.share;
  return substitute.player === player ? substitute.share : 0;
}

/** The seat of a player at a table: their own, or the one of which they have a share as a substitute. */
export const seatOf = (places: readonly Place[], player: string): Place | undefined =>
  places.find((place) => place.player === player) ?? places.find((place) => shareOf(place, player) > 0);

export interface Results {
  /** In order of entry. */
  readonly players: readonly string[];
  readonly tables: readonly TableResult[];
  readonly byes: readonly Bye[];
  /** The advantage of each seat compared with an even chance, by table size and seat. */
  readonly advantages: Readonly<Record<number, readonly number[]>>;
}
