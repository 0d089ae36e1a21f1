import type { Person } from "@seneschal/wording";
import type { Draft, Translate } from "../board.ts";
import { inLowerCase, inTitleCase } from "./field-names.ts";

/** A field of a view, with the field that holds it; empty for a field of the view itself. */
export interface Field {
  readonly name: string;
  readonly parent: string;
}

/** The words of a board without drawings: for its view, its moves and its questions. Labels begin with a capital. */
export interface BoardWords {
  /** A text of `generic-board.json`. */
  said: Translate;
  /** The label of a field of the view: "Sheaves of rye". */
  labelOf(field: Field): string;
  /** A single value of a field of the view or of a move: "Rye". */
  textOf(field: Field, value: unknown): string;
  /** The seat that a value names, if it names one. */
  seatOf(field: Field, value: unknown): number | null;
  /** Whether a field is shown; the others are internal, or say what the box holds. */
  isShown(field: Field): boolean;
  /** The name of a type of move: "Reap". */
  moveName(type: string): string;
  /** The label of a field of a move: "Field". */
  choiceLabelOf(field: string): string;
  /** A whole move in one sentence, if there is one: "Reap the upper field". */
  sentenceOf(move: Draft): string | null;
  /** What a question asks: "Reap a field". */
  askOf(kind: string): string;
  /** A tie-break that decided: "7 barns". */
  tieBreakOf(name: string, value: number): string;
}

/** The words for these players. `t` translates the message file of the board. */
export type WordsOf = (t: Translate, people: readonly Person[]) => BoardWords;

/** The names of the code, for a ruleset of which nothing else is known. */
export const plainWords: WordsOf = (t) => ({
  said: t,
  labelOf: ({ name }) => inTitleCase(name),
  textOf: (_, value) => String(value),
  seatOf: () => null,
  // The question says what matters of the agenda.
  isShown: ({ name }) => name !== "agenda",
  moveName: inTitleCase,
  choiceLabelOf: inTitleCase,
  sentenceOf: () => null,
  askOf: inLowerCase,
  tieBreakOf: (name, value) => `${name} ${value}`,
});
