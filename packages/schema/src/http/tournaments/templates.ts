import { z } from "zod";
import { instant } from "../../ids.ts";
import type { rulesetIdOf } from "../games/lobby.ts";
import { readableText } from "../readable-text.ts";
import { anyPlan, type newPlanOf, type PlanSchema } from "./plan.ts";

export const templateId = z.uuid().meta({ description: "The template, a UUID." });

export const readyMadeNames = [
  "club-evening",
  "correspondence-league",
  "convention",
  "knock-out-cup",
  "swiss-pairs",
  "open-ladder",
] as const;

const templateName = readableText(60);

interface Plans {
  readonly plan: PlanSchema;
  readonly newPlan: ReturnType<typeof newPlanOf>;
  readonly rulesetId: ReturnType<typeof rulesetIdOf>;
}

/** The request and response bodies of templates. */
export function templateSchemas({ plan, newPlan, rulesetId }: Plans) {
  const template = z
    .object({
      id: templateId,
      name: z.string(),
      plan: anyPlan,
      createdAt: instant,
    })
    .meta({ id: "TournamentTemplate" });
  const readyMade = z
    .object({
      id: z.enum(readyMadeNames),
      plan,
    })
    .meta({ id: "ReadyMadeTournament" });
  return {
    template,
    readyMadePlan: newPlan,
    templates: z
      .object({
        readyMade: z
          .array(readyMade)
          .meta({ description: "Those that the ruleset can play; their plans have an empty name." }),
        own: z
          .array(template)
          .meta({ description: "Your templates for all rulesets, newest first; a ruleset may no longer exist." }),
      })
      .meta({ id: "TournamentTemplates" }),
    newTemplate: z.strictObject({ name: templateName, plan: newPlan }).meta({ id: "NewTournamentTemplate" }),
    query: z.strictObject({ ruleset: rulesetId }),
  };
}
export type TournamentTemplate = z.infer<ReturnType<typeof templateSchemas>["template"]>;
