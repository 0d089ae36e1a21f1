import { during } from "../../../../core/rules.ts";
import { actionStep, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { isAnybodyAt } from "../../model/places.ts";
import { type Family, familyOf, type State } from "../../model/state.ts";
import type { Fact } from "../../model/types.ts";

export const harvesting: RuleOfStep<"harvest"> = actionStep(() => [harvest]);

// VIL-6.1
export const harvest: RuleOfMove<"harvest"> = during("harvest", {
  rule: "VIL-6.1",
  choices: ({ state, seat }) =>
    isAnybodyAt(familyOf(state, seat), "farm")
      ? [{ type: "harvest", fields: {} }]
      : [{ type: "harvest", fields: {}, blockedBy: "VIL-6.1" }],
  facts: ({ state, seat }) => [{ type: "GrainHarvested", seat, ...yieldOf(state, familyOf(state, seat)) }, settled()],
});

type Yield = Pick<Extract<Fact, { readonly type: "GrainHarvested" }>, "grain" | "lost" | "by">;

/** What a harvest brings home, and what the farm cannot hold. */
export function yieldOf({ box: { board } }: State, { stock }: Family): Yield {
  const by = bestOf(stock);
  const cut = by === "hand" ? board.harvest.plain : board.harvest[by];
  // VIL-6.6
  const grain = Math.min(cut, board.grainMax - stock.grain);
  return { grain, lost: cut - grain, by };
}

// VIL-6.5
function bestOf({ plough, ox, horse }: Family["stock"]): Yield["by"] {
  if (plough === 0) return "hand";
  if (ox > 0) return "ox";
  return horse > 0 ? "horse" : "hand";
}
