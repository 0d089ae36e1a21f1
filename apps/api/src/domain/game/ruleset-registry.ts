import type { AnyRuleset } from "@seneschal/engine";
import type { RulesetSchema, rulesets } from "@seneschal/schema";
import type { z } from "zod";
import type { Game } from "./game.ts";

/** The package of a ruleset, as npm installed it; without integrity if it is linked. Events record it. */
export interface PackageRecord {
  readonly name: string;
  readonly version: string;
  readonly integrity: string | null;
}

/** A ruleset and its schemas. */
export interface RegisteredRuleset {
  readonly ruleset: AnyRuleset;
  readonly schema: RulesetSchema;
  /** The English text of a rule of its book; undefined for a ruleset without a book. */
  ruleText?(rule: string): string | undefined;
  /** Its rule books, if they are not among the generated ones. */
  readonly rulebooks?: readonly z.output<typeof rulesets.rulebook>[];
  /** Only for a ruleset of a package: the address of its module, which threads import, and what events record of it. */
  readonly fromPackage?: { readonly module: string; readonly record: PackageRecord };
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

/** What the first event of a game records of its rules. */
export function recordedRules(
  registry: RulesetRegistry,
  id: string,
): { readonly revision: number; readonly package?: PackageRecord } {
  const { ruleset, fromPackage } = registry.of(id);
  return { revision: ruleset.revision, ...(fromPackage && { package: fromPackage.record }) };
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
