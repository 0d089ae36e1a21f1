import { z } from "zod";
import { botLevel, rulesetId } from "./games.ts";

export const rulesetSummary = z
  .object({
    id: rulesetId,
    revision: z.int().min(1),
    seats: z.object({ min: z.int().min(1), max: z.int().max(10) }),
    bots: z.array(botLevel),
    dataSet: z
      .object({ id: z.string(), isOfficial: z.boolean() })
      .nullable()
      .meta({ description: "The component data that new games begin with; not official means reconstructed." }),
  })
  .meta({ id: "Ruleset" });
export const rulesetList = z.object({ rulesets: z.array(rulesetSummary) }).meta({ id: "RulesetList" });

/** One numbered rule in our own words. */
export const rule = z
  .object({ number: z.string(), chapter: z.string(), text: z.string(), isRuling: z.boolean() })
  .meta({ id: "Rule" });
export const rulebook = z
  .object({ ruleset: rulesetId, language: z.enum(["en", "fr"]), credits: z.string(), rules: z.array(rule) })
  .meta({ id: "Rulebook" });
export const rulebookQuery = z.strictObject({ language: z.enum(["en", "fr"]).default("en") });
