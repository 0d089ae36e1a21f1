import type { Effort } from "../pairing/effort.ts";

/** What comes from outside: time, randomness, and what the server knows about players and seats. */
export interface TournamentContext {
  readonly now: string;
  /** The instant this many days from now. */
  readonly inDays: (days: number) => string;
  /** The instant this many minutes before another. */
  readonly minutesBefore: (instant: string, minutes: number) => string;
  /** Whether a player has waited for a game long enough to play at a smaller table. */
  readonly isPatienceOver: (since: string) => boolean;
  /** 64 hexadecimal digits for a name, drawn from the tournament's secret. */
  readonly hashOf: (name: string) => string;
  /** The secret itself, which is shown at the end. */
  readonly secret: string;
  /** How strong players are believed to be; players not listed are unknown. */
  readonly ratings: Readonly<Record<string, number>>;
  /** What each seat is worth against an even chance, by size of the table. */
  readonly advantages: Readonly<Record<string, readonly number[]>>;
  /** How long tables are looked for; as long as it takes, if nothing is said. */
  readonly effort?: Effort | undefined;
}
