import type { Seat } from "../../../core/ruleset.ts";
import { deathsOf } from "../model/clock.ts";
import { nobody, type RuleOfStep, settled, turnOf } from "../model/flow.ts";
import { areSpacesEmpty, familyOf, type State, seatsFrom } from "../model/state.ts";
import type { AgendaStep, Fact } from "../model/types.ts";

export const turnEnd: RuleOfStep<"turnEnd"> = {
  asks: () => nobody,
  run: (state, step) => {
    const { seat, isLast } = step;
    // VIL-13.1
    const { owed } = familyOf(state, seat).clock;
    if (owed > 0) return [settled(...deathsOf(seat, owed), step)];
    if (isLast) return [settled()];
    if (state.seal !== null) return lastTurns(state, seat, state.seal.seat);
    return [settled(...afterTurn(state, seat))];
  },
};

function afterTurn(state: State, seat: Seat): readonly AgendaStep[] {
  if (!areSpacesEmpty(state)) return [turnOf((seat + 1) % state.families.length, false)];
  // VIL-3.7, VIL-3.9
  if (state.round < state.box.board.roundsMax) return [{ type: "mass", isFinal: false }];
  return theEnd;
}
const theEnd: readonly AgendaStep[] = [{ type: "mass", isFinal: true }, { type: "scoring" }];

// VIL-14.2, VIL-14.7, VIL-14.8: `active` had the turn in which the end was sealed.
function lastTurns(state: State, active: Seat, sealer: Seat): readonly Fact[] {
  const [, ...others] = seatsFrom(state, active);
  const seats = sealer === active ? others : [active, ...others];
  const turns = seats.map((one) => turnOf(one, true));
  return [{ type: "LastTurnsBegan", seats }, settled(...turns, ...theEnd)];
}
