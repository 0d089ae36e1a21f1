import { expect, it } from "vitest";
import { parsePlayerList } from "./parse-player-list.ts";

const namesIn = (text: string) => parsePlayerList(text).map(({ name }) => name);

it.each([
  ["numbers with a full stop", "1. Ada\n2. Bea\n10. Cyr"],
  ["numbers in brackets", "1) Ada\n(2) Bea\n#3 Cyr"],
  ["numbers with a space", "1 Ada\n2 Bea\n3 Cyr"],
  ["columns of a spreadsheet", "1\tAda\t1450\n2\tBea\t1500\n3\tCyr\t"],
  ["list marks", "- Ada\n• Bea\n* Cyr"],
  ["numbers before list marks", "1 - Ada\n2. – Bea\n3) • Cyr"],
  ["semicolons without a club", "Ada;\n2;Bea;;\n3;Cyr;1450"],
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

it.each([
  ["after the name", "1. Ada; Chess Club", "Ada", "Chess Club"],
  ["in the last column", "1;Ada;Lovelace;1450;Vincennes;", "Ada Lovelace", "Vincennes"],
  ["with spaces of its own", " Ada ;  Cercle   de Vincennes ", "Ada", "Cercle de Vincennes"],
])("reads a club %s", (_, line, name, club) => {
  expect(parsePlayerList(line)).toEqual([{ line: 1, name, club, state: "new" }]);
});

it("counts lines, and marks names that are repeated in any case, or cannot be shown", () => {
  expect(parsePlayerList(`Ada\n\nada\nBea\u202eX\n${"x".repeat(41)}\nCyr;${"y".repeat(61)}`)).toEqual([
    { line: 1, name: "Ada", club: null, state: "new" },
    { line: 3, name: "ada", club: null, state: "repeated" },
    { line: 4, name: "Bea\u202eX", club: null, state: "unreadable" },
    { line: 5, name: "x".repeat(41), club: null, state: "unreadable" },
    { line: 6, name: "Cyr", club: "y".repeat(61), state: "unreadable" },
  ]);
});
