import type { AnyRuleset } from "@seneschal/engine";
import type { RulesetSchema } from "@seneschal/schema";

/** A ruleset that is played here, with its words as schemas. */
export interface RegisteredRuleset {
  readonly ruleset: AnyRuleset;
  readonly schema: RulesetSchema;
}

/** Every ruleset of this house, by its id. */
export interface RulesetRegistry {
  readonly all: readonly RegisteredRuleset[];
  /** Fails for an id that was never played here: no request gets this far with one. */
  of(id: string): RegisteredRuleset;
}

export function createRegistry(all: readonly RegisteredRuleset[]): RulesetRegistry {
  const byId = new Map(all.map((registered) => [registered.ruleset.id, registered]));
  return {
    all,
    of(id) {
      const registered = byId.get(id);
      if (registered === undefined) throw new Error(`no ruleset ${id} is played here`);
      return registered;
    },
  };
}
