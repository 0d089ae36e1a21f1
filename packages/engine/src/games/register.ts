import type { AnyRuleset } from "../core/ruleset.ts";

/** Every ruleset that is played here: one line each. */
export const rulesets: readonly AnyRuleset[] = [];
