import type { Chance } from "../../../core/chance.ts";
import type { Audience } from "../../../core/ruleset.ts";
import { changedState } from "../evolve/clone.ts";
import { sees } from "../model/hidden.ts";
import type { State } from "../model/state.ts";
import { redealtCards } from "./redeal/cards.ts";
import { redealtMoney } from "./redeal/money.ts";
import { redealtTroops } from "./redeal/troops.ts";

/** Hands, piles, the track, ballots, secret offers, purses and troops, dealt again where this audience cannot look. */
export function redeal(state: State, audience: Audience, chance: Chance): State {
  if (audience === "arbiter") return state;
  const dealt = state.table.phase === "set-up" ? state : redealtCards(state, audience, chance);
  const paid = redealtMoney(dealt, audience, chance);
  const manned = state.table.options.isFoggy ? redealtTroops(paid, audience, chance) : paid;
  return redealtBallots(manned, audience, chance);
}

function redealtBallots(state: State, audience: Audience, chance: Chance): State {
  const { election } = state;
  if (election === null) return state;
  const marks = ["nobody" as const, ...election.candidates.map(({ lord }) => lord)];
  const ballots = election.ballots.map((ballot) => {
    if (sees(audience, ballot.seat)) return ballot;
    if (!state.table.options.areVotesInTurn) return { ...ballot, on: chance.pick(marks), blank: chance.pick(marks) };
    return chance.below(2) === 0 ? ballot : { ...ballot, on: ballot.blank, blank: ballot.on };
  });
  return changedState(state, { election: { ...election, ballots } });
}
