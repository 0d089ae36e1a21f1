import type { Chance } from "../../../core/chance.ts";
import type { RevealingFacts } from "../../../core/revealing-facts.ts";
import type { Audience, Seat } from "../../../core/ruleset.ts";
import type { State } from "../model/state.ts";
import type { Box, Fact, RedactedFact } from "../model/types.ts";

/** Facts that show customers nobody knew, or tiles that lay face down. */
export const revealingFacts: RevealingFacts<Fact> = { MarketClosed: "everyone", FamilyScored: "everyone" };

export const nameOf = ({ id, isOfficial }: Box) => ({ id, isOfficial });

export function redact(fact: Fact): RedactedFact {
  return fact.type === "GameBegan" ? { ...fact, box: nameOf(fact.box) } : fact;
}

/** VIL-9.11: served tiles lie face down for all but their owner, until they are scored. */
export const seesTilesOf = (audience: Audience, seat: Seat, { result }: State): boolean =>
  audience === seat || audience === "arbiter" || result !== null;

// VIL-9.11: no one sees the order of the stack. Everyone saw which customers were served, so those tiles stay.
export function redeal(state: State, audience: Audience, chance: Chance): State {
  if (audience === "arbiter" || state.market.stack.length === 0) return state;
  return { ...state, market: { ...state.market, stack: chance.shuffle(state.market.stack) } };
}
