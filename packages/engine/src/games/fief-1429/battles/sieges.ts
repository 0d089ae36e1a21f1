import type { Seat } from "../../../core/ruleset.ts";
import { atlas } from "../atlas.ts";
import { controllerOf } from "../control.ts";
import { nobody, type RuleOfMove, type RuleOfStep, settled } from "../flow.ts";
import { at, bandsAt, freeLordsAt, type State } from "../state.ts";
import { stockOf } from "../stock.ts";
import type { Fact, VillageId } from "../words.ts";

// F1429-15.1, F1429-15.2
export const sieges: RuleOfStep<"sieges"> = {
  asks: (state, { seat }) => (targetsOf(state, seat).length > 0 && stockOf(state, seat).engines > 0 ? [seat] : nobody),
  run: (state, { seat }) => [...tightened(state, seat), settled()],
};

export const besiege: RuleOfMove<"besiege"> = {
  rule: "F1429-15.1",
  choices: ({ state, seat, step }) =>
    step?.type === "sieges" && stockOf(state, seat).engines > 0
      ? [{ type: "besiege", fields: { village: { oneOf: targetsOf(state, seat) } } }]
      : [],
  facts: ({ seat }, { village }) => [{ type: "SiegeLaid", seat, village }],
};

/** Fortresses of others where a family stands with a lord and troops and has no engine yet. */
const targetsOf = (state: State, seat: Seat): readonly VillageId[] =>
  atlas.villages.filter((village) => {
    const { building, holder, engines, guests } = at(state, village);
    if (building === null || holder === null || controllerOf(state, village) === seat || guests.includes(seat))
      return false;
    if (engines.some((engine) => engine.seat === seat)) return false;
    return freeLordsAt(state, village, seat).length > 0 && bandsAt(state, village, seat).length > 0;
  });

export function tightened(state: State, seat: Seat): readonly Fact[] {
  return state.places.flatMap(({ village, engines }) =>
    engines.some((one) => one.seat === seat && one.shows === 1 && one.since < state.table.turn)
      ? [{ type: "SiegeTightened", seat, village } as const]
      : [],
  );
}
