import { expect, it } from "vitest";
import { parsePlayerList } from "./parse-player-list.ts";

const namesIn = (text: string) => parsePlayerList(text).map(({ name }) => name);

it.each([
  ["numbers with a full stop", "1. Ada\n2. Bea\n10. Cyr"],
  ["numbers in brackets", "1) Ada\n(2) Bea\n#3 Cyr"],
  ["numbers with a space", "1 Ada\n2 Bea\n3 Cyr"],
  ["columns of a spreadsheet", "1\tAda\t1450\n2\tBea\t1500\n3\tCyr\t"],
  ["list marks", "- Ada\n• Bea\n* Cyr"],
  ["empty lines, spaces and commas", "\n  Ada ,\r\n\r\n\tBea;\n \nCyr\n"],
])("reads names with %s", (_, text) => {
  expect(namesIn(text)).toEqual(["Ada", "Bea", "Cyr"]);
});

it("keeps first and last names together, and names that have numbers or marks of their own", () => {
  expect(namesIn("Ada\tLovelace\n3. Jean-Luc  d’Arc\n007\n12 Monkeys")).toEqual([
    "Ada Lovelace",
    "Jean-Luc d’Arc",
    "007",
    "Monkeys",
  ]);
});

it("counts lines, and marks names that are repeated in any case, or cannot be shown", () => {
  expect(parsePlayerList(`Ada\n\nada\nBea\u202eX\n${"x".repeat(41)}`)).toEqual([
    { line: 1, name: "Ada", state: "new" },
    { line: 3, name: "ada", state: "repeated" },
    { line: 4, name: "Bea\u202eX", state: "unreadable" },
    { line: 5, name: "x".repeat(41), state: "unreadable" },
  ]);
});
