import { describe, expect, it } from "vitest";
import { languageName, languageNames } from "./language-names.ts";

describe("languages by name", () => {
  it("are in the order of the reader’s alphabet, each once", () => {
    const french = languageNames("fr");
    const names = french.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("fr").compare));
    expect(new Set(names).size).toBe(names.length);
    expect(french).toContainEqual({ code: "de", name: "allemand" });
    expect(languageNames("en")).toContainEqual({ code: "de", name: "German" });
  });

  it("have two-letter codes, and no code that repeats another", () => {
    const codes = languageNames("en").map(({ code }) => code);
    for (const code of codes) expect(code).toMatch(/^[a-z]{2}$/);
    expect(codes).toContain("he");
    expect(codes).not.toContain("iw");
  });

  it("include stored languages with longer codes", () => {
    expect(languageName("en", "bar")).toBe("Bavarian");
    expect(languageName("en", "xqx")).toBe("xqx");
  });
});
