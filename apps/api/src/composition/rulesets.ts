import { rulesets } from "@seneschal/engine";
import { rulesetSchemas } from "@seneschal/schema";
import { createRegistry, type RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import { rulebooks } from "../generated/rulebooks.ts";

/** The rulesets of this server: rules from the engine, schemas from the schema package, texts from the rule books. */
export const rulesetRegistry: RulesetRegistry = createRegistry(
  rulesets.map((ruleset) => {
    const schema = rulesetSchemas.find(({ id }) => id === ruleset.id);
    if (schema === undefined) throw new Error(`the ruleset ${ruleset.id} has no schema`);
    const texts = ruleTextsOf(ruleset.id);
    return { ruleset, schema, ruleText: (rule) => texts.get(rule) };
  }),
);

function ruleTextsOf(ruleset: string): ReadonlyMap<string, string> {
  const book = rulebooks.find((one) => one.ruleset === ruleset && one.language === "en");
  return new Map(book?.rules.map(({ number, text }) => [number, text]));
}
