import { fief1429 } from "@seneschal/schema/games/fief-1429";
import english from "@seneschal/wording/messages/en/fief-1429.json" with { type: "json" };
import { expect, it } from "vitest";
import { gameOptions } from "./game-options.ts";

it("the options are those of the ruleset, with its default values", () => {
  const usual = Object.fromEntries(gameOptions.map((option) => [option.name, option.usual]));
  expect(usual).toEqual(fief1429.options.parse({}));
  expect(Object.keys(english.option).toSorted()).toEqual(gameOptions.map(({ name }) => name).toSorted());
});

it("every value of every option is accepted, up to the ends of every range", () => {
  for (const option of gameOptions) {
    const values =
      option.kind === "number" ? [option.from, option.to] : option.kind === "word" ? option.values : [true];
    for (const value of values)
      expect(fief1429.options.parse({ [option.name]: value })).toHaveProperty(option.name, value);
  }
});
