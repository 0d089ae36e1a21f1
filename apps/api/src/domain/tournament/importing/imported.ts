import type { tournaments as schemas } from "@seneschal/schema";

/** What a file says about a new tournament: its settings, its players, and who is kept apart. */
export interface Imported {
  readonly plan: Partial<schemas.Plan> & Pick<schemas.Plan, "name">;
  /** The line of the file with the name or the settings, from 1. */
  readonly planLine: number;
  /** In the order of registration. */
  readonly entrants: readonly ImportedEntrant[];
  /** Pairs of keys. */
  readonly apart: readonly (readonly [string, string])[];
  /** Players of the file who have to register themselves. */
  readonly skipped: number;
}

export interface ImportedEntrant {
  /** The player in the file. */
  readonly key: string;
  /** The line of the file that names the player, from 1. */
  readonly line: number;
  readonly name: string;
  readonly club: string | null;
}
