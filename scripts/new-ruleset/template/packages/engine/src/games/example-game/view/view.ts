import type { RevealingFacts } from "../../../core/revealing-facts.ts";
import type { Audience } from "../../../core/ruleset.ts";
import type { State } from "../model/state.ts";
import type { Fact, View } from "../model/types.ts";

/** Nothing is hidden. As soon as something is, `view`, `redact` and `redeal` keep it from those who may not know it. */
export const revealingFacts: RevealingFacts<Fact> = {};

export const view = ({ agenda, field, baskets, ending }: State, _audience: Audience): View => ({
  field,
  baskets: baskets.map((sheaves, seat) => ({ seat, sheaves })),
  ending,
  agenda,
});

export const redact = (fact: Fact, _audience: Audience): Fact => fact;

export const redeal = (state: State, _audience: Audience): State => state;
