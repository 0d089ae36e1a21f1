import type { Readers } from "../people.ts";

/** A sentence of one message file: what a translator for that file gives. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The names of the small drawings that stand before a line; the site draws them. */
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

/** What happened, in one sentence, and where its coins came from. */
export interface Entry {
  readonly key: string;
  /** A head opens a round, a part one of its phases: that is named where something happened in it. */
  readonly kind: "line" | "head" | "part";
  readonly seat: number | null;
  /** Drawn where no seat is. */
  readonly mark: EntryMark;
  readonly text: string;
  /** What the seat gained or lost by it, and what it holds now. */
  readonly gain: { readonly coins: number; readonly total: number } | null;
  readonly from: readonly { readonly text: string; readonly rule: string | null }[];
  readonly rule: string | null;
}

/** How a ruleset words some facts, in order, for a reader at some seat. */
export type EntriesOf = (
  t: Translate,
  facts: readonly { readonly type: string }[],
  readers: Readers,
) => readonly Entry[];
