import { describe, expect, it } from "vitest";
import { skeletonsOf } from "./name-skeleton.ts";

const areAlike = (one: string, other: string) => skeletonsOf(one).some((form) => skeletonsOf(other).includes(form));

describe("names that look the same", () => {
  it.each([
    ["in small letters and in capitals", "Aliénor", "ALIÉNOR"],
    ["with a small l for a capital I", "Isabelle", "lsabelle"],
    ["with a small l for what others write with a capital", "isabelle", "lsabelle"],
    ["with a small l for an I among capitals", "Ivan", "lVAN"],
    ["with a capital I for a small l", "Alice", "AIice"],
    ["with an i without a dot", "Ivan", "ıvan"],
    ["with a second dot on an i", "Yvain", "Yvai\u0307n"],
    ["with a capital that has a dot", "Isabelle", "İsabelle"],
    ["with a one", "Ivan", "1van"],
    ["with a zero", "Bob", "B0b"],
    ["with a Cyrillic capital whose small letter looks otherwise", "Henry", "\u041dENRY"],
    ["with a Greek capital whose small letter looks otherwise", "Nadia", "\u039dADIA"],
    ["with another capital within a word", "Mac Henry", "mac \u041denry"],
  ])("%s", (_what, one, other) => expect(areAlike(one, other)).toBe(true));
});

describe("names that look different", () => {
  it.each([
    ["Aida", "Alda"],
    ["Mila", "Mlia"],
    ["Iris", "Elis"],
    ["Bea", "Ada"],
    ["Jean I", "Jean II"],
  ])("%s and %s do not match", (one, other) => expect(areAlike(one, other)).toBe(false));
});
