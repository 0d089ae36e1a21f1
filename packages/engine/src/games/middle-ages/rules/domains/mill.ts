import { payments } from "../../model/coins.ts";
import type { Effect } from "../../model/flow.ts";
import { countOf, fiefOf, seatsOf } from "../../model/state.ts";
import type { DomainEffect, Kind } from "../../model/types.ts";

// MA-5.4, MA-5.5: those with strictly fewer pay; the new mill counts.
export const tax: Effect<Kind<DomainEffect, "tax">> = (state, seat, { coins }, domain) => {
  const mills = countOf(fiefOf(state, seat), domain);
  const millsOf = (other: number) => countOf(fiefOf(state, other), domain);
  const payers = seatsOf(state).filter((other) => other !== seat && millsOf(other) < mills);
  return payments(state, payers, { to: seat, owed: coins }, (payer) => ({
    kind: "mill",
    mills,
    payerMills: millsOf(payer),
  }));
};
