import type { games } from "@seneschal/schema";
import type { Person } from "@seneschal/wording";
import type { z } from "zod";

/** The words of one ruleset, as its board reads them. */
export interface Vocabulary {
  readonly view: unknown;
  readonly told: { readonly type: string };
}

export type Question = z.infer<typeof games.question>;
export type Outcome = z.infer<typeof games.outcome>;

/** One moment of a game as one audience may see it: all that a board draws. */
export interface BoardModel<Game extends Vocabulary = Vocabulary> {
  readonly view: Game["view"];
  readonly question: Question | null;
  readonly outcome: Outcome | null;
  readonly choices: readonly Choice[];
  readonly people: readonly Person[];
  /** The seat of the viewer; `null` for spectators. */
  readonly yourSeat: number | null;
  /** What happened last, to be marked on the board. */
  readonly recent: readonly Game["told"][];
}

/** What one field of a move may hold. */
export type Field =
  | { readonly oneOf: readonly unknown[] }
  | { readonly from: number; readonly to: number }
  | { readonly someOf: readonly unknown[]; readonly least: number; readonly most: number };

/** A move whose fields are still open: every combination is legal, unless a rule bars it. */
export interface Choice {
  readonly type: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly barred?: string | undefined;
  readonly idle?: true | undefined;
}

/** A complete move, ready to be sent. */
export interface Move {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A move in the making: some of its fields may not be chosen yet. */
export type Draft = Move;

/** What would follow a move, as the API rehearsed it. */
export interface Rehearsal<Game extends Vocabulary = Vocabulary> {
  readonly facts: readonly Game["told"][];
  readonly view: Game["view"];
  /** False where chance or a discovery comes next. */
  readonly isComplete: boolean;
}

export type { Person };
