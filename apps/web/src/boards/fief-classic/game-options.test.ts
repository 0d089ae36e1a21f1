import { fiefOriginal, fiefVitale } from "@seneschal/schema/games/fief-classic";
import english from "@seneschal/wording/messages/en/fief-classic.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { originalOptions, vitaleOptions } from "./game-options.ts";

const editions = [
  { edition: "original", schema: fiefOriginal, options: originalOptions },
  { edition: "vitale", schema: fiefVitale, options: vitaleOptions },
];

describe.each(editions)("the options of the $edition", ({ schema, options }) => {
  it("are those of the ruleset, with its default values", () => {
    const usual = Object.fromEntries(options.map((option) => [option.name, option.usual]));
    expect(usual).toEqual(schema.options.parse({}));
    expect(Object.keys(english.option)).toEqual(expect.arrayContaining(options.map(({ name }) => name)));
  });

  it("are accepted by the ruleset, up to the ends of every range", () => {
    for (const option of options) {
      const values =
        option.kind === "number" ? [option.from, option.to] : option.kind === "word" ? option.values : [true];
      for (const value of values)
        expect(schema.options.parse({ [option.name]: value })).toHaveProperty(option.name, value);
    }
  });
});
