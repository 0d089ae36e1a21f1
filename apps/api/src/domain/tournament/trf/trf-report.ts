/**
 * A tournament report in the format of the FIDE (TRF16, C.04 Annex 2). Tables of two players: White is seat 0.
 * Source: https://www.fide.com/FIDE/handbook/C04Annex2_TRF16.pdf
 */
export interface TrfReport {
  readonly name: string;
  /** Dates are YYYY/MM/DD; empty if unknown. */
  readonly start: string;
  readonly end: string;
  readonly type: string;
  /** The chief arbiter first. */
  readonly arbiters: readonly string[];
  readonly timeControl: string;
  /** By round, YY/MM/DD; empty if unknown. */
  readonly roundDates: readonly string[];
  readonly players: readonly TrfPlayer[];
  readonly teams: readonly TrfTeam[];
  /** Starting ranks of players who must not meet: `XXP`, an extension that pairing programs share. */
  readonly apart: readonly (readonly [number, number])[];
}

export interface TrfPlayer {
  /** From 1 to 9999. */
  readonly startRank: number;
  readonly name: string;
  readonly rating: number | null;
  /** Three letters. */
  readonly federation: string | null;
  readonly points: number;
  readonly rank: number | null;
  readonly rounds: readonly TrfRound[];
}

export interface TrfRound {
  /** The starting rank of the opponent; null for a bye, or if the player was not paired. */
  readonly opponent: number | null;
  readonly color: "w" | "b" | null;
  readonly result: TrfResult;
}

export interface TrfTeam {
  readonly name: string;
  /** Starting ranks. */
  readonly players: readonly number[];
}

/**
 * `1` win, `=` draw, `0` loss; `+` and `-` by forfeit; `W`, `D`, `L` without a move; byes: `H` half a point, `F` a full point,
 * `U` allocated by the pairing, `Z` none. Empty: no result yet.
 */
export const trfResults = ["1", "=", "0", "+", "-", "W", "D", "L", "H", "F", "U", "Z", ""] as const;
export type TrfResult = (typeof trfResults)[number];
