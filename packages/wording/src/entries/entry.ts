import type { Readers } from "../people.ts";

/** A translator for one message file. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The symbols before entries; the site draws them. */
export type EntryMark =
  | "bell"
  | "clock"
  | "coin"
  | "crown"
  | "event"
  | "hand"
  | "out"
  | "plus"
  | "quill"
  | "scroll"
  | "swords"
  | "undo"
  | "warning";

/** An entry of the chronicle: one sentence, and the sources of its coins. */
export interface Entry {
  readonly key: string;
  /** `head` opens a round, `part` a phase; phases without entries are not shown. */
  readonly kind: "line" | "head" | "part";
  readonly seat: number | null;
  /** Shown if there is no seat. */
  readonly mark: EntryMark;
  readonly text: string;
  /** The coins that the seat gained or lost, and its new total. */
  readonly gain: { readonly coins: number; readonly total: number } | null;
  readonly from: readonly { readonly text: string; readonly rule: string | null }[];
  readonly rule: string | null;
}

/** Turns the facts of a ruleset into entries for a reader. */
export type EntriesOf = (
  t: Translate,
  facts: readonly { readonly type: string }[],
  readers: Readers,
) => readonly Entry[];
