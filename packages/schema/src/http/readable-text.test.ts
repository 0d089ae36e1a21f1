import { describe, expect, it } from "vitest";
import { readableText } from "./readable-text.ts";

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
