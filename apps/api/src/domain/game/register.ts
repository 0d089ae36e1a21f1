import type { AnyRuleset } from "@seneschal/engine";
import type { RulesetSchema } from "@seneschal/schema";

/** A ruleset that is played here, with its words as schemas. */
export interface Playable {
  readonly ruleset: AnyRuleset;
  readonly schema: RulesetSchema;
}

/** Every ruleset of this house, by its id. */
export interface Register {
  readonly all: readonly Playable[];
  /** Fails for an id that was never played here: no request gets this far with one. */
  of(id: string): Playable;
}

export function registerOf(all: readonly Playable[]): Register {
  const byId = new Map(all.map((playable) => [playable.ruleset.id, playable]));
  return {
    all,
    of(id) {
      const playable = byId.get(id);
      if (playable === undefined) throw new Error(`no ruleset ${id} is played here`);
      return playable;
    },
  };
}
