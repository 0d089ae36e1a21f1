import { nobody, type RuleOfStep, settled } from "../family/model/flow.ts";
import { at, kingIn } from "../family/model/state.ts";
import type { TaxTerms } from "../family/rules/taxes.ts";

// FC-7.3 to FC-7.5, FC-7.8
export const terms: TaxTerms = {
  phase: "playing",
  mayTithe: () => true,
  mayTax(state, seat, { title, capital, isWard }) {
    if (isWard) return kingIn(state)?.seat === seat;
    return title?.seat === seat && capital !== null && at(state, capital).holder === seat;
  },
};

/** The taxes are already on the board. */
export const incomes: RuleOfStep<"incomes"> = {
  asks: () => nobody,
  run: () => [{ type: "PhaseBegan", phase: "income" }, settled({ type: "income" })],
};
