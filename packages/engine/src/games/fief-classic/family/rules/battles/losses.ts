import { during } from "../../../../../core/rules.ts";
import type { Seat } from "../../../../../core/ruleset.ts";
import type { Force } from "../../model/camps.ts";
import { nobody, type RuleOfMove, type RuleOfStep, settled, succession } from "../../model/flow.ts";
import { at, postsOf, type State } from "../../model/state.ts";
import type { AgendaStep, Fact, LordId, VillageId } from "../../model/types.ts";

interface Losses {
  readonly village: VillageId;
  readonly losses: number;
  readonly cause: "battle" | "revolt";
}

/** A family chooses which of its pawns die, if it has a choice: see the step that follows. FC-11.6, FC-11.7 */
export function fallen(
  state: State,
  { seat, soldiers, lords }: Force,
  { village, losses, cause }: Losses,
): { readonly facts: readonly Fact[]; readonly next: readonly AgendaStep[] } {
  if (losses > 0 && lords.length > 0 && losses < soldiers + lords.length) {
    return { facts: [], next: [{ type: "mourning", seat, village, lords, soldiers, fallen: losses }] };
  }
  const troops = soldiersLost(state, seat, { village, losses: Math.min(losses, soldiers), cause });
  return { facts: losses > soldiers ? [...troops, ...deaths(lords, seat, village, cause)] : troops, next: [] };
}

/** Those in the village before those on the roads. */
function soldiersLost(state: State, seat: Seat, { village, losses, cause }: Losses): readonly Fact[] {
  let left = losses;
  return postsOf(at(state, village), seat).flatMap((post): readonly Fact[] => {
    const soldiers = Math.min(left, post.soldiers);
    left -= soldiers;
    return soldiers === 0 ? [] : [{ type: "SoldiersLost", seat, village, road: post.road, soldiers, cause }];
  });
}

const deaths = (lords: readonly LordId[], seat: Seat, village: VillageId, cause: Losses["cause"]): readonly Fact[] =>
  lords.map((lord) => ({ type: "LordDied", lord, seat, village, cause }));

/** Steps that earlier revisions planned leave soldiers out: all of them had died. */
type Mourning = Extract<AgendaStep, { readonly type: "mourning" }>;
const rangeOf = ({ lords, soldiers = 0, fallen: due }: Mourning) => ({
  min: Math.max(0, due - soldiers),
  max: Math.min(lords.length, due),
});

export const mourning: RuleOfStep<"mourning"> = {
  asks: (_, { seat, lords, soldiers = 0, fallen: due }) => (lords.length + soldiers > due ? [seat] : nobody),
  run: () => [settled()],
};

// FC-11.6: without an answer, no more lords than must.
export const fall: RuleOfMove<"fall"> = during("mourning", {
  rule: "FC-11.6",
  choices: ({ step }) => [
    { type: "fall", fields: { lords: { someOf: step.lords, ...rangeOf(step) } }, isDefault: true },
  ],
  facts({ state, seat, step: { village, lords: all, fallen: due } }, { lords }) {
    const cause = state.battle === null ? "revolt" : "battle";
    const dying = all.filter((lord) => lords.includes(lord));
    return [
      ...soldiersLost(state, seat, { village, losses: due - dying.length, cause }),
      ...deaths(dying, seat, village, cause),
      settled(...(dying.length > 0 ? [succession] : [])),
    ];
  },
});
