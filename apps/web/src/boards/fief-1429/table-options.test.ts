import { fief1429 } from "@seneschal/schema/games/fief-1429";
import english from "@seneschal/wording/messages/en/fief-1429.json" with { type: "json" };
import { expect, it } from "vitest";
import { tableOptions } from "./table-options.ts";

it("offers every option of the ruleset, as usual where nobody says otherwise", () => {
  const usual = Object.fromEntries(tableOptions.map((option) => [option.name, option.usual]));
  expect(usual).toEqual(fief1429.options.parse({}));
  expect(Object.keys(english.option).toSorted()).toEqual(tableOptions.map(({ name }) => name).toSorted());
});

it("offers only what the house takes, to the ends of every range", () => {
  for (const option of tableOptions) {
    const values =
      option.kind === "number" ? [option.from, option.to] : option.kind === "word" ? option.values : [true];
    for (const value of values)
      expect(fief1429.options.parse({ [option.name]: value })).toHaveProperty(option.name, value);
  }
});
