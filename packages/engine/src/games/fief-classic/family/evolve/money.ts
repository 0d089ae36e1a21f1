import type { State } from "../model/state.ts";
import type { FactOf } from "../model/types.ts";
import { type EvolversOf, eachChanged, spending, withEcus, withoutRefusalsBetween, withRegion } from "./changes.ts";
import { changedRegion, changedState } from "./clone.ts";

export const moneyEvolvers: EvolversOf<"TaxLaid" | "TaxLapsed" | "IncomeReceived" | "TaxesCleared" | "MoneyGiven"> = {
  TaxLaid: taxed,
  TaxLapsed: (state) => state,
  IncomeReceived: (state, { seat, ecus }) => withEcus(state, seat, ecus),
  TaxesCleared: (state) =>
    changedState(state, {
      regions: eachChanged(state.regions, (region) =>
        region.tax === null ? region : changedRegion(region, { tax: null }),
      ),
      sees: eachChanged(state.sees, (see) => (see.tithe === null ? see : { see: see.see, tithe: null })),
      royalTaxes: state.royalTaxes.length === 0 ? state.royalTaxes : [],
    }),
  MoneyGiven: (state, { seat, to, ecus }) =>
    withoutRefusalsBetween(withEcus(withEcus(state, seat, 0 - ecus), to, ecus), seat, to),
};

function taxed(state: State, { seat, tax, region, see }: FactOf<"TaxLaid">): State {
  const spent = spending(state, seat, tax, { hasUsedCard: true });
  if (region !== null) return withRegion(spent, region, { tax: seat });
  if (see !== null) {
    return changedState(spent, {
      sees: state.sees.map((one) => (one.see === see ? { see, tithe: seat } : one)),
    });
  }
  return changedState(spent, { royalTaxes: [...state.royalTaxes, seat] });
}
