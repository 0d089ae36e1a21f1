import { z } from "zod";

// Scripts in which a zero-width joiner or non-joiner changes the shape of letters.
const joining =
  "\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}";
// No control, format, private-use or unassigned characters, no lone surrogates, and nothing invisible except spaces: such
// characters reorder or hide the text around them.
const visible = "[^\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]";
const joiner = `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`;
// Emoji sequences: variation selectors, joined emoji, keycaps, and the three subdivision flags.
const emojiForm = "(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]";
const emojiJoiner = "(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})";
const keycap = "(?<=[0-9#*])\\ufe0f(?=\\u20e3)";
const tagged = (letters: string) =>
  [...letters].map((letter) => `\\u{e00${letter.charCodeAt(0).toString(16)}}`).join("");
const flag = `\\u{1f3f4}(?:${["gbeng", "gbsct", "gbwls"].map(tagged).join("|")})\\u{e007f}`;
const ink = "[\\p{L}\\p{N}\\p{P}\\p{S}]";
/** At least one visible character, no combining mark at the start, and at most three of them in a row. */
const readable = new RegExp(
  `^(?!\\p{M})(?!.*\\p{M}{4})(?=.*${ink})(?:${[flag, visible, joiner, emojiForm, emojiJoiner, keycap].join("|")})*$`,
  "u",
);

/** Normalizes to NFC, with single plain spaces. */
const tidied = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\p{Zs}+/gu, " ")
    .trim();

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
export const searchText = (lengthMax: number) =>
  z
    .string()
    .overwrite(tidied)
    .min(1)
    .max(lengthMax)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

const lines = /^(?=[\s\S]*[\p{L}\p{N}\p{P}\p{S}])(?:[^\p{Cc}\p{Cs}]|\n)*$/u;

/** A text of one or more lines. */
export const readableLines = (lengthMax: number) => z.string().trim().min(1).max(lengthMax).regex(lines);
