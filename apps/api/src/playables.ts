import { rulesets } from "@seneschal/engine";
import { rulesetSchemas } from "@seneschal/schema";
import { type Playable, type Register, registerOf } from "./history/register.ts";

/** The rulesets of this house: the engine's rules with the schema's words. */
export const playables: Register = registerOf(
  rulesetSchemas.flatMap((schema): readonly Playable[] => {
    const ruleset = rulesets.find(({ id }) => id === schema.id);
    return ruleset === undefined ? [] : [{ ruleset, schema, dataSet: null }];
  }),
);
