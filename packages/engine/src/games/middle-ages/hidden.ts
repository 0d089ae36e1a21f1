import type { Chance } from "../../core/chance.ts";
import type { Audience } from "../../core/ruleset.ts";
import { isSameTile, type State } from "./state.ts";
import { backOf, nameOf } from "./view.ts";
import type { Fact, Told } from "./words.ts";

/** Facts that turn a tile whose face nobody knew. */
export const reveals = ["RowFilled"] as const;

export function tell(fact: Fact): Told {
  if (fact.type === "GameBegan") return { ...fact, tileSet: nameOf(fact.tileSet) };
  if (fact.type === "PileTurned") return { ...fact, tile: backOf(fact.tile) };
  return fact;
}

// MA-2.7: nothing is hidden but the face of the next tile, and it may be any with that back.
export function redeal(state: State, audience: Audience, chance: Chance): State {
  const { next, pile } = state.supply;
  if (next === null || audience === "arbiter") return state;
  const likely = pile.filter(({ number, stack }) => number === next.number && stack === next.stack);
  const drawn = chance.pick([next, ...likely]);
  if (isSameTile(drawn, next)) return state;
  return { ...state, supply: { ...state.supply, next: drawn, pile: pile.with(pile.indexOf(drawn), next) } };
}
