import type { AnyRuleset } from "@seneschal/engine";
import type { RulesetSchema } from "@seneschal/schema";
import type { Game } from "./game.ts";

/** A ruleset and its schemas. */
export interface RegisteredRuleset {
  readonly ruleset: AnyRuleset;
  readonly schema: RulesetSchema;
  /** The English text of a rule of its book; undefined for a ruleset without a book. */
  ruleText?(rule: string): string | undefined;
}

/** The rulesets of this server. The database may have games of others, which it cannot play. */
export interface RulesetRegistry {
  readonly all: readonly RegisteredRuleset[];
  readonly ids: readonly string[];
  has(id: string): boolean;
  /** Throws `RulesetMissing` for a ruleset that this server does not have. */
  of(id: string): RegisteredRuleset;
}

/** A game needs the rules of a ruleset that this server does not have. `platform/http` recognizes the code. */
export class RulesetMissing extends Error {
  readonly code = "RULESET_MISSING";

  constructor(id: string) {
    super(`This server does not have the ruleset ${id}.`);
    this.name = "RulesetMissing";
  }
}

/** Throws `RulesetMissing` if this server cannot play the game. */
export function requirePlayable(registry: RulesetRegistry, game: Pick<Game, "settings">): void {
  registry.of(game.settings.ruleset);
}

export function createRegistry(all: readonly RegisteredRuleset[]): RulesetRegistry {
  const byId = new Map(all.map((registered) => [registered.ruleset.id, registered]));
  return {
    all,
    ids: [...byId.keys()],
    has: (id) => byId.has(id),
    of(id) {
      const registered = byId.get(id);
      if (registered === undefined) throw new RulesetMissing(id);
      return registered;
    },
  };
}
