import { readFileSync } from "node:fs";
import { rulesetPackage } from "@seneschal/kit";
import { gleaners } from "./ruleset.ts";
import { schema } from "./schema.ts";
import type { Gleaners } from "./state.ts";

/** A file of the package, next to `src` and `dist`. */
const textOf = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

export const ruleset = rulesetPackage<Gleaners>({
  ruleset: gleaners,
  schema,
  rulebooks: { en: textOf("RULES.md"), fr: textOf("RULES.fr.md") },
  wording: {
    messages: { en: JSON.parse(textOf("messages/en.json")), fr: JSON.parse(textOf("messages/fr.json")) },
    rules: { GameBegan: "GLE-1.3", SheavesGleaned: "GLE-2.1", GameEnded: "GLE-3.1" },
  },
  laws: {
    options: {},
    conserves: { sheaves: ({ field, baskets }) => baskets.reduce((sum, sheaves) => sum + sheaves, field) },
    holds: { "nobody owes sheaves": ({ field, baskets }) => [field, ...baskets].every((sheaves) => sheaves >= 0) },
  },
  storedGames: [JSON.parse(textOf("games/revision-1.json"))],
});
