import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { controllerOf, siegesOn } from "../../model/control.ts";
import { askedAgain, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { bandsAt, ledBy, at as placeAt, type State } from "../../model/state.ts";
import { stockOf } from "../../model/stock.ts";
import type { Fact, VillageId } from "../../model/types.ts";

// F1429-15.2: before new sieges are laid.
export const tightening: RuleOfStep<"tightening"> = {
  asks: () => nobody,
  run: (state, { seat }) => [...tightened(state, seat), settled()],
};

// F1429-15.1
export const sieges: RuleOfStep<"sieges"> = {
  asks: (state, { seat }) => (targetsOf(state, seat).length > 0 && stockOf(state, seat).engines > 0 ? [seat] : nobody),
  run: () => [settled()],
};

export const besiege: RuleOfMove<"besiege"> = during("sieges", {
  rule: "F1429-15.1",
  choices: ({ state, seat }) =>
    stockOf(state, seat).engines > 0
      ? [{ type: "besiege", fields: { village: { oneOf: targetsOf(state, seat) } } }]
      : [],
  facts: (at, { village }) => [{ type: "SiegeLaid", seat: at.seat, village }, askedAgain(at)],
});

/** Fortresses of other families where a family has a lord and troops but no siege engine yet. */
const targetsOf = (state: State, seat: Seat): readonly VillageId[] =>
  ledBy(state, seat).filter((village) => {
    const { building, holder, engines, guests } = placeAt(state, village);
    if (building === null || holder === null || controllerOf(state, village) === seat || guests.includes(seat))
      return false;
    if (engines.some((engine) => engine.seat === seat)) return false;
    return bandsAt(state, village, seat).length > 0;
  });

function tightened(state: State, seat: Seat): readonly Fact[] {
  return siegesOn(state).flatMap(({ village, engines }) =>
    engines.some((one) => one.seat === seat && one.shows === 1 && one.since < state.table.turn)
      ? [{ type: "SiegeTightened", seat, village } as const]
      : [],
  );
}
