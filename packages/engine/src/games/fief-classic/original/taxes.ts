import { nobody, type RuleOfStep, settled } from "../family/model/flow.ts";
import { familyOf, inTurnOrder, kingIn, lordsOf, type State, titlesOf } from "../family/model/state.ts";
import type { AgendaStep } from "../family/model/types.ts";
import type { TaxTerms } from "../family/rules/taxes.ts";

// FC-7.3 to FC-7.5, FC-7.8
export const terms: TaxTerms = {
  phase: "levying",
  mayTithe: ({ isCardinal }) => !isCardinal,
  mayTax: (_, seat, { title }) => title?.seat === seat,
};

/** Taxes are levied in the incomes phase itself, before any income is paid. */
export const incomes: RuleOfStep<"incomes"> = {
  asks: () => nobody,
  run: (state) => [
    { type: "PhaseBegan", phase: "income" },
    settled(...inTurnOrder(state).map((seat): AgendaStep => ({ type: "levying", seat })), { type: "income" }),
  ],
};

/** Families that have cards and something to levy, as everyone can see. */
export const levying: RuleOfStep<"levying"> = {
  asks: (state, { seat }) => (familyOf(state, seat).hand.length > 0 && hasOffice(state, seat) ? [seat] : nobody),
  run: () => [settled()],
};

const hasOffice = (state: State, seat: number): boolean =>
  titlesOf(state, seat).length > 0 ||
  kingIn(state)?.seat === seat ||
  lordsOf(state, seat).some((lord) => lord.see !== null && terms.mayTithe(lord));
