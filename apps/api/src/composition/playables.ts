import { rulesets } from "@seneschal/engine";
import { rulesetSchemas } from "@seneschal/schema";
import { type Register, registerOf } from "../domain/game/register.ts";

/** The rulesets of this house: the engine's rules with the schema's words. */
export const playables: Register = registerOf(
  rulesets.map((ruleset) => {
    const schema = rulesetSchemas.find(({ id }) => id === ruleset.id);
    if (schema === undefined) throw new Error(`the ruleset ${ruleset.id} has no schema`);
    return { ruleset, schema };
  }),
);
