import { z } from "zod";

// No control character and no half of a surrogate pair, and at least one character that leaves ink.
const readable = /^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Cs}]*$/u;

/** A short text that people read: the name of somebody or something. */
export const readableText = (lengthMax: number) => z.string().trim().min(1).max(lengthMax).regex(readable);

const lines = /^(?=[\s\S]*[\p{L}\p{N}\p{P}\p{S}])(?:[^\p{Cc}\p{Cs}]|\n)*$/u;

/** A text that people read, of one line or several. */
export const readableLines = (lengthMax: number) => z.string().trim().min(1).max(lengthMax).regex(lines);
