import type { State } from "../model/state.ts";
import type { FactOf } from "../model/types.ts";
import { type EvolversOf, withEcus } from "./changes.ts";

export const moneyEvolvers: EvolversOf<"IncomeReceived" | "RansomPaid" | "RansomUnpaid" | "MoneyGiven"> = {
  IncomeReceived: (state, { seat, ecus }) => withEcus(state, seat, ecus),
  RansomPaid: (state, fact) => paid(state, fact),
  RansomUnpaid: (state) => state,
  MoneyGiven: (state, fact) => paid(state, fact),
};

const paid = (state: State, { seat, to, ecus }: FactOf<"RansomPaid"> | FactOf<"MoneyGiven">): State =>
  withEcus(withEcus(state, seat, 0 - ecus), to, ecus);
