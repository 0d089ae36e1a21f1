import { answered, type RuleOfMove, type RuleOfStep, settled } from "../../model/flow.ts";
import { doDiffer, kindsIn, raised } from "../../model/graveyard.ts";
import { fiefOf } from "../../model/state.ts";

// MA-5.8: compulsory; MA-4.10: not asked where all are alike.
export const raising: RuleOfStep<"raising"> = {
  asks: (state, { seat }) => (doDiffer(fiefOf(state, seat).graveyard) ? [seat] : []),
  run: (state, { seat }) =>
    fiefOf(state, seat).graveyard.length > 0 ? [raised(state, seat, 0, "village"), settled()] : [settled()],
};

/** Answers a Village and the event of Restoration alike. */
export const raise: RuleOfMove<"raise"> = {
  rule: "MA-5.7",
  choices: ({ state, seat, step }) => {
    if (step?.type !== "raising" && step?.type !== "restoration") return [];
    return [{ type: "raise", fields: { tile: { oneOf: kindsIn(fiefOf(state, seat).graveyard) } }, isDefault: true }];
  },
  facts: ({ state, seat, step }, { tile }) =>
    step?.type === "restoration"
      ? [raised(state, seat, tile, step.event), answered(seat)]
      : [raised(state, seat, tile, "village"), settled()],
};
