import type { Facts, RoundFacts, StageFacts } from "./facts.fixture.ts";
import { playOffsAfter } from "./play-offs.fixture.ts";
import { divisionsIn } from "./rankings.fixture.ts";

/** The players of each division in order, after the play-offs between divisions: the winner plays in the higher one. */
export function heldDivisions(facts: Facts, stage: StageFacts, season: RoundFacts): readonly (readonly string[])[] {
  let divisions = divisionsIn(facts, stage, season).map((rows) => rows.map(({ player }) => player));
  for (const { purpose, places, division } of playOffsAfter(facts, season)) {
    const [one, other] = places ?? [];
    if (purpose !== "promotion" || one === undefined || other === undefined || one.rank === other.rank) continue;
    const [winner, loser] = one.rank < other.rank ? [one.player, other.player] : [other.player, one.player];
    const wasAbove = divisions[(division ?? 1) - 1]?.includes(winner) ?? false;
    if (wasAbove) continue;
    const trade = (player: string) => (player === winner ? loser : player === loser ? winner : player);
    divisions = divisions.map((list) => list.map(trade));
  }
  return divisions;
}
