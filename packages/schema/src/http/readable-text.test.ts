import { describe, expect, it } from "vitest";
import { readableOrUnchanged, readableText, searchText } from "./readable-text.ts";

const text = readableText(40);
const isTaken = (name: string) => text.safeParse(name).success;

describe("a text of one line", () => {
  it.each([
    ["Aliénor"],
    ["Jean-Sébastien d'Avesnes"],
    ["Жанна"],
    ["王小明"],
    ["שָׁלוֹם"],
    ["Nguyễn Thị Minh"],
    ["می\u200cخواهم"],
    ["क्\u200dष"],
    ["The ❤\ufe0f of it"],
    ["A & B, 2nd try!"],
    ["Joined 👩\u200d🚀 and 👩🏽\u200d🚀 and ❤\ufe0f\u200d🔥"],
    ["Family 👨\u200d👩\u200d👧\u200d👦"],
    ["In black ⚔\ufe0e"],
    ["Round 1\ufe0f\u20e3 of #\ufe0f\u20e3"],
    ["For 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} and 🇫🇷"],
  ])("may be %s", (name) => expect(isTaken(name)).toBe(true));

  it.each([
    ["an override of the writing direction", "evil\u202enimda"],
    ["an isolate", "a\u2066b\u2069"],
    ["a mark of direction", "a\u200fb"],
    ["a soft hyphen", "a\u00adb"],
    ["a blank of no width", "a\u200bb"],
    ["a joiner between Latin letters", "a\u200db"],
    ["a joiner at the end", "می\u200c"],
    ["a byte order mark", "\ufeffa\ufeffb"],
    ["a filler of Hangul alone", "\u3164"],
    ["a filler of Hangul", "a\u3164b"],
    ["an empty pattern of Braille", "a\u2800b"],
    ["a form mark after a letter", "a\ufe0f"],
    ["a joiner after a picture and before a letter", "👩\u200da"],
    ["a joiner at the end of a picture", "👩\u200d"],
    ["a form mark after a digit without a cap", "1\ufe0fa"],
    ["a form mark on a joiner", "👩\u200d\ufe0f🚀"],
    ["a hidden word behind a flag", "🏴\u{e0068}\u{e0069}\u{e007f}"],
    ["an override within pictures", "👩\u202e👩"],
    ["a private character", "a\ue000"],
    ["a character that nobody has assigned", "a\u{e1234}"],
    ["a separator of lines", "a\u2028b"],
    ["four marks on a letter", "a\u0363\u0364\u0365\u0366"],
    ["a mark on nothing", "\u0301a"],
    ["nothing but blanks", " \u00a0\u2003 "],
  ])("holds no %s", (_what, name) => expect(isTaken(name)).toBe(false));

  it("is composed, and has plain single blanks", () => {
    expect(text.parse(" Alie\u0301nor\u00a0 \u2003de  France ")).toBe("Aliénor de France");
  });
});

describe("a text in the place of another", () => {
  const before = ["evil\u202enimda"];

  it("may stay as it was, to the letter", () => {
    expect(readableOrUnchanged("evil\u202enimda", before)).toBe("evil\u202enimda");
  });

  it("is composed where it is another, and none if it cannot be read", () => {
    expect(readableOrUnchanged("Alie\u0301nor", before)).toBe("Aliénor");
    expect(readableOrUnchanged("evil\u202enimdb", before)).toBeUndefined();
  });
});

describe("what is looked for among names", () => {
  it.each([
    ["the beginning of a word that goes on with a joiner", "می\u200c"],
    ["a name from before the rule", "a\u200bb"],
  ])("may be %s", (_what, name) => expect(searchText(40).safeParse(name).success).toBe(true));

  it("holds no control character", () => expect(searchText(40).safeParse("a\u0000").success).toBe(false));
});
