import type { AnyRuleset } from "@seneschal/engine";
import type { RulesetSchema } from "@seneschal/schema";

/** A ruleset and its schemas. */
export interface RegisteredRuleset {
  readonly ruleset: AnyRuleset;
  readonly schema: RulesetSchema;
  /** The English text of a rule of its book; undefined for a ruleset without a book. */
  ruleText?(rule: string): string | undefined;
}

/** The rulesets of this server. */
export interface RulesetRegistry {
  readonly all: readonly RegisteredRuleset[];
  /** Throws for an unknown id: requests with one are rejected before. */
  of(id: string): RegisteredRuleset;
}

export function createRegistry(all: readonly RegisteredRuleset[]): RulesetRegistry {
  const byId = new Map(all.map((registered) => [registered.ruleset.id, registered]));
  return {
    all,
    of(id) {
      const registered = byId.get(id);
      if (registered === undefined) throw new Error(`there is no ruleset ${id}`);
      return registered;
    },
  };
}
