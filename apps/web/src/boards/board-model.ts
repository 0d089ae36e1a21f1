import type { games } from "@seneschal/schema";
import type { Person } from "@seneschal/wording";
import type { z } from "zod";

/** The types of one ruleset that its board reads. */
export interface Vocabulary {
  readonly view: unknown;
  readonly redactedFact: { readonly type: string };
}

export type Question = z.infer<typeof games.question>;
export type Outcome = z.infer<typeof games.outcome>;

/** A position as one audience may see it: everything that a board draws. */
export interface BoardModel<Game extends Vocabulary = Vocabulary> {
  readonly view: Game["view"];
  readonly question: Question | null;
  readonly outcome: Outcome | null;
  readonly choices: readonly Choice[];
  readonly people: readonly Person[];
  /** The seat of the viewer; `null` for spectators. */
  readonly yourSeat: number | null;
  /** What happened last, to be marked on the board. */
  readonly recent: readonly Game["redactedFact"][];
}

/** What one field of a move may hold. */
export type Field =
  | { readonly oneOf: readonly unknown[] }
  | { readonly from: number; readonly to: number }
  | { readonly someOf: readonly unknown[]; readonly min: number; readonly max: number };

/** A move with open fields: every combination is legal, unless a rule blocks it. */
export interface Choice {
  /** Names the choice while it stays the same; missing in positions that are only planned. */
  readonly id?: string | undefined;
  readonly type: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly blockedBy?: string | undefined;
  readonly isDefault?: true | undefined;
  /** Only gives or offers something to others; missing in positions that are only planned. */
  readonly isTrade?: true | undefined;
}

/** A complete move, ready to be sent. */
export interface Move {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A move in the making: some of its fields may not be chosen yet. */
export type Draft = Move;

/** The preview of a move by the API. */
export interface MovePreview<Game extends Vocabulary = Vocabulary> {
  readonly facts: readonly Game["redactedFact"][];
  readonly view: Game["view"];
  /** False if chance or hidden information comes next. */
  readonly isComplete: boolean;
}

export type { Person };
