import { rulesets } from "@seneschal/schema";
import { z } from "zod";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { responses } from "../../../platform/http/response-schemas.ts";
import type { Server } from "../../../platform/http/server.ts";
import type { References } from "./reference.ts";

/** The rulesets and their rule books. */
export function rulesetRoutes(
  server: Server,
  schemas: ReturnType<typeof rulesets.rulesetSchemasOf>,
  catalogue: RulesetCatalogue,
) {
  server.get(
    "/v1/rulesets",
    {
      config: { access: "public", isPublic: true },
      schema: {
        operationId: "listRulesets",
        summary: "List rulesets",
        description:
          "All games that can be created on this server: numbers of seats, levels of bots, the revision of the rules, and the digest of the reference data. Options, names and texts are in `getRulesetReference`, the rules in `getRulebook`.",
        tags: ["rulesets"],
        response: responses(schemas.rulesetList),
      },
    },
    async () => ({ rulesets: [...catalogue.summaries()] }),
  );
  server.get(
    "/v1/rulesets/:ruleset/rules",
    {
      config: { access: "public", isPublic: true },
      schema: {
        operationId: "getRulebook",
        summary: "Get the numbered rules of a ruleset",
        description:
          "In our own words, in English or French. Errors and choices name these numbers: `rule` of a problem, `blockedBy` of a choice. Rulings on what the book leaves open are marked.",
        tags: ["rulesets"],
        params: z.object({ ruleset: z.string().max(60) }),
        querystring: rulesets.rulebookQuery,
        response: responses(schemas.rulebook, "not-found"),
      },
    },
    async ({ params, query }) => catalogue.rulebook(params.ruleset, query.language),
  );
}

type Schemas = ReturnType<typeof rulesets.rulesetSchemasOf>;
export type RulesetSummary = z.output<Schemas["rulesetSummary"]>;
export type Rulebook = z.output<Schemas["rulebook"]>;

/** Descriptions and rule books of all rulesets. */
export interface RulesetCatalogue {
  summaries(): readonly RulesetSummary[];
  rulebook(ruleset: string, language: Rulebook["language"]): Rulebook;
}

export function rulesetCatalogue(
  registry: RulesetRegistry,
  rulebooks: readonly Rulebook[],
  references: References,
): RulesetCatalogue {
  return {
    summaries: () =>
      registry.all.map(({ ruleset: { id, revision, seats, dataSet = null } }) => ({
        id,
        revision,
        seats,
        bots: ["easy", "medium", "hard"],
        dataSet,
        referenceDigest: references.of(id)?.digest ?? null,
      })),
    rulebook(ruleset, language) {
      const book = rulebooks.find((book) => book.ruleset === ruleset && book.language === language);
      if (book === undefined) throw new Problem("not-found", "No ruleset has this name.");
      return book;
    },
  };
}
