import { rulesets } from "@seneschal/engine";
import { rulesetSchemas } from "@seneschal/schema";
import { createRegistry, type RegisteredRuleset, type RulesetRegistry } from "./ruleset-registry.ts";

/** All rulesets: rules from the engine, schemas from the schema package, without the texts of rule books. */
export const rulesetsWithoutBooks: RulesetRegistry = createRegistry(rulesets.map(registered));

function registered(ruleset: RegisteredRuleset["ruleset"]): RegisteredRuleset {
  const schema = rulesetSchemas.find(({ id }) => id === ruleset.id);
  if (schema === undefined) throw new Error(`the ruleset ${ruleset.id} has no schema`);
  return { ruleset, schema };
}
