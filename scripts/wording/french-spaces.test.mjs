import { describe, expect, it } from "vitest";
import { spacingFaults } from "./french-spaces.mjs";

const faults = (text) => spacingFaults({ file: "x.json", sentences: [["key", text]] });

describe("the spacing of a French sentence", () => {
  it.each([
    "Prêt\u00a0?",
    "À vous\u00a0: jouez\u00a0; {name}\u00a0!",
    "La page «\u00a0Compte\u00a0»",
    "À 12:30, sur https://example.org",
  ])("is accepted with no-break spaces: %s", (text) => {
    expect(faults(text)).toEqual([]);
  });

  it.each(["Prêt ?", "À vous : jouez", "L’un ; l’autre", "Bravo !", "la «\u00a0page »", "80 % des voix"])(
    "is rejected with a plain space before a mark: %s",
    (text) => {
      expect(faults(text)).toEqual([expect.stringContaining("x.json: key has a plain space before")]);
    },
  );

  it.each(["Prêt?", "À vous: jouez", "{name}!", "«\u00a0page»"])(
    "is rejected without a space before a mark: %s",
    (text) => {
      expect(faults(text)).toEqual([expect.stringContaining("has no space before")]);
    },
  );

  it("is rejected with a plain space or none after an opening guillemet", () => {
    expect(faults("la « page\u00a0»")).toEqual([expect.stringContaining("has a plain space after")]);
    expect(faults("la «page\u00a0»")).toEqual([expect.stringContaining("has no space after")]);
  });
});
