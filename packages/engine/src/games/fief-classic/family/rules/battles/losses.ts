import { during } from "../../../../../core/rules.ts";
import type { Seat } from "../../../../../core/ruleset.ts";
import type { Force } from "../../model/camps.ts";
import { nobody, type RuleOfMove, type RuleOfStep, settled, succession } from "../../model/flow.ts";
import { at, postsOf, type State } from "../../model/state.ts";
import type { Fact, LordId, Step, VillageId } from "../../model/types.ts";

type Cause = "battle" | "revolt";

/** Soldiers are lost before lords; if some lords must die but not all, their family chooses which. FC-11.6, FC-11.7 */
export function fallen(
  state: State,
  village: VillageId,
  { seat, soldiers, lords }: Force,
  losses: number,
  cause: Cause,
): { readonly facts: readonly Fact[]; readonly next: readonly Step[] } {
  const troops = soldiersLost(state, village, seat, Math.min(losses, soldiers), cause);
  const lordsDue = Math.min(lords.length, Math.max(0, losses - soldiers));
  if (lordsDue === 0) return { facts: troops, next: [] };
  if (lordsDue === lords.length) return { facts: [...troops, ...deaths(lords, seat, village, cause)], next: [] };
  return { facts: troops, next: [{ type: "mourning", seat, village, lords, fallen: lordsDue }] };
}

/** Those in the village before those on the roads. */
function soldiersLost(state: State, village: VillageId, seat: Seat, losses: number, cause: Cause): readonly Fact[] {
  let left = losses;
  return postsOf(at(state, village), seat).flatMap((post): readonly Fact[] => {
    const soldiers = Math.min(left, post.soldiers);
    left -= soldiers;
    return soldiers === 0 ? [] : [{ type: "SoldiersLost", seat, village, road: post.road, soldiers, cause }];
  });
}

const deaths = (lords: readonly LordId[], seat: Seat, village: VillageId, cause: Cause): readonly Fact[] =>
  lords.map((lord) => ({ type: "LordDied", lord, seat, village, cause }));

export const mourning: RuleOfStep<"mourning"> = {
  asks: (_, { seat, lords, fallen: due }) => (lords.length > due ? [seat] : nobody),
  run: () => [settled()],
};

// FC-11.7
export const fall: RuleOfMove<"fall"> = during("mourning", {
  rule: "FC-11.7",
  choices: ({ step: { lords, fallen: due } }) => [
    { type: "fall", fields: { lords: { someOf: lords, least: due, most: due } }, idle: true },
  ],
  facts({ state, seat, step }, { lords }) {
    const cause = state.battle === null ? "revolt" : "battle";
    const dying = step.lords.filter((lord) => lords.includes(lord));
    return [...deaths(dying, seat, step.village, cause), settled(succession)];
  },
});
