import { describe, expect, it } from "vitest";
import { preferredLanguage } from "./languages.ts";

describe("the language of a reader", () => {
  it("is the first that both speak", () => {
    expect(preferredLanguage("fr-CA,fr;q=0.9,en;q=0.8")).toBe("fr");
    expect(preferredLanguage("de,fr;q=0.4,en;q=0.7")).toBe("en");
  });

  it("is English for those who speak neither", () => {
    expect(preferredLanguage("de,ja;q=0.5")).toBe("en");
    expect(preferredLanguage(null)).toBe("en");
  });

  it("is never one that the reader rules out", () => {
    expect(preferredLanguage("fr;q=0,de")).toBe("en");
  });
});
