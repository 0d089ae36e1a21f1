import type { Seat } from "../../../../core/ruleset.ts";
import { payments } from "../../model/coins.ts";
import type { Effect } from "../../model/flow.ts";
import { destroyed, firstToFall } from "../../model/graveyard.ts";
import { countOf, fiefOf, type State, seatsOf } from "../../model/state.ts";
import type { DomainEffect, Fact, Kind } from "../../model/types.ts";

// MA-5.17, MA-5.18: all victims are judged at once, and none touches another.
export const attack: Effect<Kind<DomainEffect, "attack">> = (state, seat, { coins }, domain) => {
  const barracks = countOf(fiefOf(state, seat), domain);
  const victims = seatsOf(state).filter((other) => isExposed(state, other, seat, barracks));
  const paid = payments(state, victims, { to: seat, owed: coins }, (payer) => ({
    kind: "barracks",
    barracks,
    payerRamparts: rampartsOf(state, payer),
  }));
  return paid.flatMap((payment) => [...loss(state, payment.from, seat), payment]);
};

/** Whether the attacker has more Barracks than this seat has Ramparts. */
export const isExposed = (state: State, seat: Seat, attacker: Seat, barracks: number): boolean =>
  seat !== attacker && rampartsOf(state, seat) < barracks;

const rampartsOf = (state: State, seat: Seat) => countOf(fiefOf(state, seat), "rampart");

function loss(state: State, seat: Seat, attacker: Seat): readonly Fact[] {
  const target = firstToFall(fiefOf(state, seat));
  return target === undefined ? [] : [destroyed(state, seat, target, { by: "barracks", attacker })];
}
