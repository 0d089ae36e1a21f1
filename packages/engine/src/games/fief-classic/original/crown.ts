import type { State } from "../family/model/state.ts";
import { type Count, tallyOf } from "../family/rules/talks/votes.ts";

// FC-15.3: more than half of the votes cast, those against all candidates included.
export function elected(state: State): Count {
  const { ballots } = state;
  const tally = tallyOf(state);
  const cast = ballots.reduce((sum, { on, votes }) => sum + (on === "nobody" ? 0 : votes), 0);
  const winner = tally.find(({ votes }) => votes * 2 > cast);
  return { ballots, tally, elected: winner?.lord ?? null, why: winner === undefined ? "no-majority" : "elected" };
}
