import type { Seat } from "../../../core/ruleset.ts";
import { nobody, type RuleOfStep, settled } from "../model/flow.ts";
import { rowOf, type State, seatsOf } from "../model/state.ts";
import type { AgendaStep } from "../model/types.ts";
import { strike } from "./events.ts";
import { refill } from "./supply.ts";

// MA-3.2, MA-3.3
export const round: RuleOfStep<"round"> = {
  asks: () => nobody,
  run: (state) => {
    const next = state.round + 1;
    const placeOf = (seat: Seat) => state.fiefs[seat]?.lord?.place ?? 0;
    const order = seatsOf(state).toSorted((one, other) => placeOf(one) - placeOf(other));
    const taken = order.map(placeOf);
    const spots = rowOf(state, next).spots;
    const place = spots.findIndex((_, one) => !taken.includes(one));
    const tile = spots[place]?.tile;
    if (!tile) throw new Error(`every tile of round ${next} holds a lord`);
    return [
      { type: "RoundBegan", round: next, order },
      { type: "TileDiscarded", round: next, place, tile },
      settled(...turnsIn(state, next, order)),
    ];
  },
};

/** These seats play in this order, and then the round ends. */
export const turnsIn = (state: State, round: number, order: readonly Seat[]): readonly AgendaStep[] => [
  ...order.map((seat) => turnOf(state, round, seat)),
  { type: "roundEnd" },
];

// MA-4.4
const turnOf = ({ tileSet }: State, next: number, seat: Seat): AgendaStep =>
  next < tileSet.rounds ? { type: "sending", seat } : { type: "gathering", seat };

// MA-7.8: the row first, then the event, then the penalty or the next round.
export const roundEnd: RuleOfStep<"roundEnd"> = {
  asks: () => nobody,
  run: (state, _, chance) => {
    const { facts, questions } = strike(state);
    const isLast = state.round === state.tileSet.rounds;
    const after: AgendaStep = isLast ? { type: "penalty" } : { type: "round" };
    return [...refill(state, chance), ...facts, settled(...questions, after)];
  },
};
