import { z } from "zod";

// Scripts in which a joiner or a non-joiner changes how letters are written.
const joining =
  "\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}";
// No control, format, private or unassigned character, no half of a surrogate pair, nothing that leaves no ink but a blank:
// those reorder what stands around them, or hide.
const visible = "[^\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]";
const joiner = `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`;
const emojiForm = "(?<=\\p{Extended_Pictographic})\\ufe0f";
const ink = "[\\p{L}\\p{N}\\p{P}\\p{S}]";
/** At least one character that leaves ink; no mark at the beginning, and never more than three on one letter. */
const readable = new RegExp(`^(?!\\p{M})(?!.*\\p{M}{4})(?=.*${ink})(?:${visible}|${joiner}|${emojiForm})*$`, "u");

/** One spelling for what looks the same: composed (NFC), with plain single blanks. */
const tidied = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\p{Zs}+/gu, " ")
    .trim();

/** A short text that people read: the name of somebody or something. */
export const readableText = (lengthMax: number) => z.string().overwrite(tidied).min(1).max(lengthMax).regex(readable);

const lines = /^(?=[\s\S]*[\p{L}\p{N}\p{P}\p{S}])(?:[^\p{Cc}\p{Cs}]|\n)*$/u;

/** A text that people read, of one line or several. */
export const readableLines = (lengthMax: number) => z.string().trim().min(1).max(lengthMax).regex(lines);
