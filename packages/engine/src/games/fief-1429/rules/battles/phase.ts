import { during } from "../../../../core/rules.ts";
import type { Seat } from "../../../../core/ruleset.ts";
import { atlas } from "../../model/atlas.ts";
import { controllerOf, isBesieged } from "../../model/control.ts";
import { askedAgain, nobody, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { familyOf, inTurnOrder, at as placeAt, type State } from "../../model/state.ts";
import type { AgendaStep, VillageId } from "../../model/types.ts";
import { planOf } from "../phases.ts";
import { phaseBegun } from "../trade/rooms.ts";

// F1429-13.1, F1429-15.6
export const fighting: RuleOfStep<"fighting"> = {
  asks: () => nobody,
  run(state) {
    const order = inTurnOrder(state);
    const battles = order.flatMap((seat): readonly AgendaStep[] => [
      { type: "battles", seat },
      { type: "tightening", seat },
      { type: "sieges", seat },
    ]);
    const pillage = order.map((seat): AgendaStep => ({ type: "pillaging", seat }));
    const before: AgendaStep = { type: "window", over: "battles" };
    return [...phaseBegun(state, "battles"), settled(before, ...battles, ...pillage, ...planOf(state, "end"))];
  },
};

export const pillaging: RuleOfStep<"pillaging"> = {
  asks: (state, { seat }) => (spoilsOf(state, seat).length > 0 ? [seat] : nobody),
  run: () => [settled()],
};

// F1429-15.6, F1429-15.7
export const pillage: RuleOfMove<"pillage"> = during("pillaging", {
  rule: "F1429-15.6",
  choices: ({ state, seat }) =>
    spoilsOf(state, seat).map((village) => ({
      type: "pillage",
      fields: { village: { oneOf: [village] }, mills: { from: 1, to: placeAt(state, village).mills } },
    })),
  facts(at, { village, mills }) {
    const { state, seat } = at;
    const total = familyOf(state, seat).ecus + mills;
    const isHidden = state.table.options.isMoneyHidden;
    return [{ type: "MillsPillaged", seat, village, mills, total, isHidden }, askedAgain(at)];
  },
});

/** Where a family may pillage mills. */
function spoilsOf(state: State, seat: Seat): readonly VillageId[] {
  return atlas.villages.filter((village) => {
    const place = placeAt(state, village);
    if (place.mills === 0) return false;
    if (!isBesieged(place)) return controllerOf(state, village) === seat;
    return inTurnOrder(state).find((one) => place.engines.some((engine) => engine.seat === one)) === seat;
  });
}
