import { describe, expect, it } from "vitest";
import type { Rule } from "../../../lib/api-client/types.ts";
import { searchRules } from "./search-rules.ts";

const rules: readonly Rule[] = [
  { number: "MA-4.1", chapter: "The turn", text: "Move your Lord to a tile.", isRuling: false },
  { number: "MA-5.4", chapter: "Les Domaines", text: "Moulin, effet : l’œuvre des évêques.", isRuling: false },
  { number: "MA-5.10", chapter: "The Domains", text: "Place your Scout on any tile.", isRuling: true },
];
const numbers = (words: string) => searchRules(rules, words).map(({ number }) => number);

describe("the search in a rule book", () => {
  it("finds the rules that contain every word, in any order and case", () => {
    expect(numbers("TILE your")).toEqual(["MA-4.1", "MA-5.10"]);
    expect(numbers("tile scout")).toEqual(["MA-5.10"]);
  });

  it("does not need accents, ligatures or typographic apostrophes", () => {
    expect(numbers("eveques")).toEqual(["MA-5.4"]);
    expect(numbers("l'oeuvre")).toEqual(["MA-5.4"]);
  });

  it("finds numbers and chapters", () => {
    expect(numbers("ma-5")).toEqual(["MA-5.4", "MA-5.10"]);
    expect(numbers("the turn")).toEqual(["MA-4.1"]);
  });

  it("finds every rule without a word, and none that nobody wrote", () => {
    expect(numbers("  ")).toEqual(["MA-4.1", "MA-5.4", "MA-5.10"]);
    expect(numbers("dragon")).toEqual([]);
  });
});
