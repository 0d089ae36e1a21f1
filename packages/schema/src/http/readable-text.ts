import { z } from "zod";

// Scripts in which a joiner or a non-joiner changes how letters are written.
const joining =
  "\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}";
// No control, format, private or unassigned character, no half of a surrogate pair, nothing that leaves no ink but a blank:
// those reorder what stands around them, or hide.
const visible = "[^\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]";
const joiner = `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`;
// How emoji are put together: a picture drawn in colour or not, two joined to one, a key with its cap, a flag of three lands.
const emojiForm = "(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]";
const emojiJoiner = "(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})";
const keycap = "(?<=[0-9#*])\\ufe0f(?=\\u20e3)";
const tagged = (letters: string) =>
  [...letters].map((letter) => `\\u{e00${letter.charCodeAt(0).toString(16)}}`).join("");
const flag = `\\u{1f3f4}(?:${["gbeng", "gbsct", "gbwls"].map(tagged).join("|")})\\u{e007f}`;
const ink = "[\\p{L}\\p{N}\\p{P}\\p{S}]";
/** At least one character that leaves ink; no mark at the beginning, and never more than three on one letter. */
const readable = new RegExp(
  `^(?!\\p{M})(?!.*\\p{M}{4})(?=.*${ink})(?:${[flag, visible, joiner, emojiForm, emojiJoiner, keycap].join("|")})*$`,
  "u",
);

/** One spelling for what looks the same: composed (NFC), with plain single blanks. */
const tidied = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\p{Zs}+/gu, " ")
    .trim();

/**
 * A short text that people read, such as a name. Only for input: stored texts may be older than today's rules, and are
 * plain strings when they are read.
 */
export const readableText = (lengthMax: number) => z.string().overwrite(tidied).min(1).max(lengthMax).regex(readable);

/** The text of something that has one already, which it may keep even if a rule of today would not let it in. */
export const textOrKept = (lengthMax: number) =>
  z.string().trim().min(1).max(lengthMax).meta({ description: "Readable, or as it was before." });

/** Such a text as it is to be stored. Undefined: it is none of those before, and not readable either. */
export function readableOrKept(text: string, before: readonly string[]): string | undefined {
  return before.includes(text) ? text : anyReadable.safeParse(text).data;
}

const anyReadable = readableText(Number.POSITIVE_INFINITY);

/** What is looked for among names: part of one may end where no whole one may. */
export const soughtText = (lengthMax: number) =>
  z
    .string()
    .overwrite(tidied)
    .min(1)
    .max(lengthMax)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

const lines = /^(?=[\s\S]*[\p{L}\p{N}\p{P}\p{S}])(?:[^\p{Cc}\p{Cs}]|\n)*$/u;

/** A text that people read, of one line or several. */
export const readableLines = (lengthMax: number) => z.string().trim().min(1).max(lengthMax).regex(lines);
