import { rulesets } from "@seneschal/engine";
import { rulesetSchemas } from "@seneschal/schema";
import { createRegistry, type RulesetRegistry } from "../domain/game/ruleset-registry.ts";

/** The rulesets of this server: rules from the engine, schemas from the schema package. */
export const rulesetRegistry: RulesetRegistry = createRegistry(
  rulesets.map((ruleset) => {
    const schema = rulesetSchemas.find(({ id }) => id === ruleset.id);
    if (schema === undefined) throw new Error(`the ruleset ${ruleset.id} has no schema`);
    return { ruleset, schema };
  }),
);
