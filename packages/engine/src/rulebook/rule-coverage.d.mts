import type { WrittenRule } from "./parse-rules.mjs";

/** A rule book of a ruleset in one language. */
export interface Book {
  readonly ruleset: string;
  readonly language: string;
  /** Its name in faults. */
  readonly file: string;
  readonly rules: readonly WrittenRule[];
}
/** A file of code or of tests. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Returns all contradictions between rule books, code and tests, one sentence each. */
export function faultsOf(compared: {
  readonly books: readonly Book[];
  readonly sources: readonly Source[];
  readonly registered: readonly string[];
}): readonly string[];
