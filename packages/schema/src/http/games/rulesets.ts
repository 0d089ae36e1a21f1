import { z } from "zod";
import { rulesetSchemas } from "../../games/register.ts";
import type { RulesetSchema } from "../../games/ruleset-schema.ts";
import { botLevel, rulesetIdOf } from "./lobby.ts";

export const dataSet = z.object({ id: z.string(), isOfficial: z.boolean() });
/** One numbered rule in our own words. */
export const rule = z
  .object({ number: z.string(), chapter: z.string(), text: z.string(), isRuling: z.boolean() })
  .meta({ id: "Rule" });
export const language = z.enum(["en", "fr"]);
export const rulebookQuery = z.strictObject({ language: language.default("en") });

export function rulesetSchemasOf(schemas: readonly RulesetSchema[]) {
  const rulesetId = rulesetIdOf(schemas);
  const rulesetSummary = z
    .object({
      id: rulesetId,
      revision: z.int().min(1),
      seats: z.object({ min: z.int().min(1), max: z.int().max(10) }),
      bots: z.array(botLevel),
      dataSet: dataSet
        .nullable()
        .meta({ description: "Component data of new games; not official means reconstructed." }),
      referenceDigest: z
        .string()
        .nullable()
        .meta({ description: "The `digest` of the current reference data; null: the ruleset has none." }),
    })
    .meta({ id: "Ruleset" });
  return {
    rulesetSummary,
    rulesetList: z.object({ rulesets: z.array(rulesetSummary) }).meta({ id: "RulesetList" }),
    rulebook: z
      .object({ ruleset: rulesetId, language, credits: z.string(), rules: z.array(rule) })
      .meta({ id: "Rulebook" }),
  };
}

export const { rulesetSummary, rulesetList, rulebook } = rulesetSchemasOf(rulesetSchemas);
