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
export const readable = new RegExp(
  `^(?!\\p{M})(?!.*\\p{M}{4})(?=.*${ink})(?:${[flag, visible, joiner, emojiForm, emojiJoiner, keycap].join("|")})*$`,
  "u",
);

/** Normalizes to NFC, with single plain spaces. */
export const tidied = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\p{Zs}+/gu, " ")
    .trim();

/** Whether a short text, such as a name, may be stored. */
export function isReadable(text: string, lengthMax: number): boolean {
  const tidy = tidied(text);
  return tidy.length >= 1 && tidy.length <= lengthMax && readable.test(tidy);
}
