import { describe, expect, it } from "vitest";
import { languageOf, preferredLanguage, regionalLocale } from "./languages.ts";

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

describe("the locale of dates and times", () => {
  const shown = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short", timeZone: "UTC" })
      .format(new Date("2026-11-26T21:05:00Z"))
      .replaceAll(/\s/g, " ");

  it("is that of the region that the browser names for the language", () => {
    expect(regionalLocale("en", "de-DE,en-us;q=0.8,fr-CA;q=0.5")).toBe("en-US");
    expect(regionalLocale("fr", "de-DE,en-us;q=0.8,fr-CA;q=0.5")).toBe("fr-CA");
    expect(shown("en-US")).toBe("11/26/26, 9:05 PM");
  });

  it("has days before months and 24 hours without a region", () => {
    expect(regionalLocale("en", "en,fr-FR")).toBe("en-GB");
    expect(regionalLocale("en", null)).toBe("en-GB");
    expect(regionalLocale("fr", "en-US")).toBe("fr-FR");
    expect(shown("en-GB")).toBe("26/11/2026, 21:05");
  });

  it("says its language", () => {
    expect(["en-GB", "fr-CA", "fr", "de-DE"].map(languageOf)).toEqual(["en", "fr", "fr", "en"]);
  });
});
