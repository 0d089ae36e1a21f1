import type { State } from "../model/state.ts";
import type { FactOf } from "../model/types.ts";
import { type EvolversOf, withEcus, withoutRefusalsBetween } from "./changes.ts";

export const moneyEvolvers: EvolversOf<"IncomeReceived" | "RansomPaid" | "RansomUnpaid" | "MoneyGiven"> = {
  IncomeReceived: (state, { seat, ecus }) => withEcus(state, seat, ecus),
  RansomPaid: (state, fact) => paid(state, fact),
  RansomUnpaid: (state) => state,
  MoneyGiven: (state, fact) => withoutRefusalsBetween(paid(state, fact), fact.seat, fact.to),
};

const paid = (state: State, { seat, to, ecus }: FactOf<"RansomPaid"> | FactOf<"MoneyGiven">): State =>
  withEcus(withEcus(state, seat, 0 - ecus), to, ecus);
