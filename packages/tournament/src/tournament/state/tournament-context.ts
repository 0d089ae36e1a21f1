import type { Effort } from "../../pairing/effort.ts";

/** Input from outside: time, randomness, and data of the server on players and seats. */
export interface TournamentContext {
  readonly now: string;
  /** The instant this many days from now. */
  readonly inDays: (days: number) => string;
  /** The instant this many minutes before another. */
  readonly minutesBefore: (instant: string, minutes: number) => string;
  /** Whether a player has waited for a game long enough to play at a smaller table. */
  readonly isWaitOver: (since: string) => boolean;
  /** 64 hexadecimal digits for a name, drawn from the tournament's secret. */
  readonly hashOf: (name: string) => string;
  /** The secret itself, which is shown at the end. */
  readonly secret: string;
  /** Estimated strengths; players who are not listed are unknown. */
  readonly ratings: Readonly<Record<string, number>>;
  /** The advantage of each seat compared with an even chance, by table size. */
  readonly advantages: Readonly<Record<string, readonly number[]>>;
  /** How thoroughly the search looks for tables; the full effort if undefined. */
  readonly effort?: Effort | undefined;
}
