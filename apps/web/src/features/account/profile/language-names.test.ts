import { describe, expect, it } from "vitest";
import { languageName, languageNames } from "./language-names.ts";

describe("languages by name", () => {
  it("stand in the order of the reader’s alphabet, each once", () => {
    const french = languageNames("fr");
    const names = french.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("fr").compare));
    expect(new Set(names).size).toBe(names.length);
    expect(french).toContainEqual({ code: "de", name: "allemand" });
    expect(languageNames("en")).toContainEqual({ code: "de", name: "German" });
  });

  it("have the codes that the house keeps, and none that only repeats another", () => {
    const codes = languageNames("en").map(({ code }) => code);
    for (const code of codes) expect(code).toMatch(/^[a-z]{2}$/);
    expect(codes).toContain("he");
    expect(codes).not.toContain("iw");
  });

  it("name what was kept before in longer codes too", () => {
    expect(languageName("en", "bar")).toBe("Bavarian");
    expect(languageName("en", "xqx")).toBe("xqx");
  });
});
