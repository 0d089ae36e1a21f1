import { z } from "zod";
import { readable, tidied } from "./readable.ts";

/**
 * A short text that people read, such as a name. Only for input: stored texts may be older than these rules, so responses
 * use plain strings.
 */
export const readableText = (lengthMax: number) => z.string().overwrite(tidied).min(1).max(lengthMax).regex(readable);

/** A new text for something that already has one. It may stay as it was, even if it is no longer allowed. */
export const textOrUnchanged = (lengthMax: number) =>
  z.string().trim().min(1).max(lengthMax).meta({ description: "Readable, or as it was before." });

/** Returns the text to store, or undefined if it is neither readable nor one of the previous texts. */
export function readableOrUnchanged(text: string, before: readonly string[]): string | undefined {
  return before.includes(text) ? text : anyReadable.safeParse(text).data;
}

const anyReadable = readableText(Number.POSITIVE_INFINITY);

/** A search text. It may contain what a whole name must not, since it can be a part of one. */
export const searchText = (lengthMax: number) => z.string().overwrite(tidied).min(1).max(lengthMax).regex(searchable);

const searchable = /^[^\p{Cc}\p{Cs}]*$/u;

const lines = /^(?=[\s\S]*[\p{L}\p{N}\p{P}\p{S}])(?:[^\p{Cc}\p{Cs}]|\n)*$/u;

/** A text of one or more lines. */
export const readableLines = (lengthMax: number) => z.string().trim().min(1).max(lengthMax).regex(lines);

/** A text of any number of lines, which may be empty. */
export const noteText = (lengthMax: number) => z.string().max(lengthMax).regex(note);

const note = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

/**
 * What the patterns of texts mean, by pattern. Only JavaScript knows their Unicode classes, so the API document has these
 * sentences instead.
 */
export const textRules: ReadonlyMap<string, string> = new Map([
  [
    readable.source,
    "At least one visible character; no control or invisible characters; no combining mark at the start, and at most three in a row.",
  ],
  [lines.source, "At least one visible character; no control characters except line breaks."],
  [note.source, "No control characters except line breaks and tabs."],
  [searchable.source, "No control characters."],
]);
