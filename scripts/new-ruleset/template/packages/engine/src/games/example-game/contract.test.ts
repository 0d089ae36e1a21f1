import { exampleGame as schema } from "@seneschal/schema/games/example-game";
import { describeRulesetContract } from "../../testing/contract/describe-ruleset-contract.ts";
import type { ExampleGame } from "./model/types.ts";
import { exampleGame } from "./ruleset.ts";

describeRulesetContract<ExampleGame>(exampleGame, {
  options: {},
  schema,
  conserves: { sheaves: ({ field, baskets }) => baskets.reduce((sum, sheaves) => sum + sheaves, field) },
  holds: { "nobody owes sheaves": ({ field, baskets }) => [field, ...baskets].every((sheaves) => sheaves >= 0) },
  origin: { module: new URL("./ruleset.ts", import.meta.url).href, name: "exampleGame" },
});
