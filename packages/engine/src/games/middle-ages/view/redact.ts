import type { Chance } from "../../../core/chance.ts";
import type { RevealingFacts } from "../../../core/revealing-facts.ts";
import type { Audience } from "../../../core/ruleset.ts";
import { withSupply } from "../evolve/change.ts";
import { isSameTile, type State } from "../model/state.ts";
import type { Fact, RedactedFact, Tile } from "../model/types.ts";
import { backOf, nameOf } from "./view.ts";

/** Facts that turn a tile whose face nobody knew. */
export const revealingFacts: RevealingFacts<Fact> = { RowFilled: "everyone" };

export function redact(fact: Fact): RedactedFact {
  if (fact.type === "GameBegan") return { ...fact, tileSet: nameOf(fact.tileSet) };
  if (fact.type === "PileTurned") return { ...fact, tile: backOf(fact.tile) };
  return fact;
}

// MA-2.7: only the face of the next tile is hidden, and it may be any with that back.
export function redeal(state: State, audience: Audience, chance: Chance): State {
  const { next, pile } = state.supply;
  if (next === null || audience === "arbiter") return state;
  const likely = pile.flatMap((tile, place) => (isBehind(tile, next) ? [place] : []));
  const drawn = chance.below(likely.length + 1);
  const place = likely[drawn];
  const tile = place === undefined ? undefined : pile[place];
  if (place === undefined || tile === undefined || isSameTile(tile, next)) return state;
  return withSupply(state, { next: tile, pile: pile.with(place, next) });
}

/** Whether a tile may hide behind the same back as another. */
const isBehind = ({ number, stack }: Tile, back: Tile) => number === back.number && stack === back.stack;
