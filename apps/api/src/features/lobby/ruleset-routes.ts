import { rulesets } from "@seneschal/schema";
import { z } from "zod";
import { responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import type { RulesetShelf } from "./ruleset-catalogue.ts";

/** What is played here, and by which rules. */
export function rulesetRoutes(
  server: Server,
  words: ReturnType<typeof rulesets.rulesetSchemasOf>,
  shelf: RulesetShelf,
) {
  server.get(
    "/v1/rulesets",
    {
      config: { isPublic: true },
      schema: {
        operationId: "listRulesets",
        summary: "List rulesets",
        tags: ["rulesets"],
        response: responses(words.rulesetList),
      },
    },
    async () => ({ rulesets: [...shelf.summaries] }),
  );
  server.get(
    "/v1/rulesets/:ruleset/rules",
    {
      config: { isPublic: true },
      schema: {
        operationId: "getRulebook",
        summary: "Get the numbered rules of a ruleset",
        tags: ["rulesets"],
        params: z.object({ ruleset: z.string().max(60) }),
        querystring: rulesets.rulebookQuery,
        response: responses(words.rulebook, "not-found"),
      },
    },
    async ({ params, query }) => shelf.rulebook(params.ruleset, query.language),
  );
}
