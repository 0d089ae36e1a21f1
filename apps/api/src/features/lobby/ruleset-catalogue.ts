import type { rulesets } from "@seneschal/schema";
import type { z } from "zod";
import type { RulesetRegistry } from "../../domain/game/ruleset-registry.ts";
import { Problem } from "../../platform/http/problem.ts";

type Words = ReturnType<typeof rulesets.rulesetSchemasOf>;
export type RulesetSummary = z.output<Words["rulesetSummary"]>;
export type Rulebook = z.output<Words["rulebook"]>;

/** What a visitor may read of the rulesets before playing. */
export interface RulesetShelf {
  readonly summaries: readonly RulesetSummary[];
  rulebook(ruleset: string, language: Rulebook["language"]): Rulebook;
}

export function rulesetCatalogue(registry: RulesetRegistry, rulebooks: readonly Rulebook[]): RulesetShelf {
  return {
    summaries: registry.all.map(({ ruleset: { id, revision, seats, dataSet = null } }) => ({
      id,
      revision,
      seats,
      bots: ["random", "greedy", "search"],
      dataSet,
    })),
    rulebook(ruleset, language) {
      const book = rulebooks.find((book) => book.ruleset === ruleset && book.language === language);
      if (book === undefined) throw new Problem("not-found", "No ruleset has this name.");
      return book;
    },
  };
}
