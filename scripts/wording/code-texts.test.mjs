import { describe, expect, it } from "vitest";
import { codeTexts } from "./code-texts.mjs";
import { wordingFaults } from "./wording-faults.mjs";

const faults = (source) => wordingFaults({ file: "x.ts", language: "en", sentences: codeTexts(source), isGame: true });

describe("the texts of code", () => {
  it.each([
    ["a comment of a line", "// The house does it.\nconst a = 1;", 1],
    ["a comment after code", "const a = 1; // whoever asks", 1],
    ["a comment of several lines", "const a = 1;\n/**\n * One thing,\n * anew.\n */\nconst b = 2;", 2],
    ["a comment before a bracket", "function f() {\n  // somebody\n}", 2],
    ["a comment of a member", "interface A {\n  /** Beside it. */\n  readonly b: string;\n}", 2],
    ["the name of a test", 'it("is told to whoever asks", () => {});', 1],
    ["the name of a table of tests", 'it.each([1])("shall be %i", () => {});', 1],
    ["the name of a group of tests", 'describe("the desk", () => {});', 1],
    ["the message of an error", 'throw new Error("nobody ought to come here");', 1],
    ["the message of another error", "throw new TypeError(`somebody is ` + name);", 1],
    ["the detail of a problem", 'throw new Problem("forbidden", "You shall not pass.");', 1],
  ])("are rejected with a word of the list in %s", (_where, source, line) => {
    expect(faults(source)).toEqual([expect.stringMatching(`^x.ts: line ${line} says`)]);
  });

  it("are read in JSX, too", () => {
    const sentences = codeTexts("const a = (\n  <p>\n    {/* beside it */}\n    It is here.\n  </p>\n);", "a.tsx");
    expect(wordingFaults({ file: "a.tsx", language: "en", sentences, isGame: true })).toEqual([
      "a.tsx: line 3 says “beside” (say: next to, with).",
    ]);
  });

  it("may say in code and in other strings what they like", () => {
    expect(faults('const whoever = { house: "the house" };\nreturn anew(whoever, `beside`, /whom/);')).toEqual([]);
  });
});
