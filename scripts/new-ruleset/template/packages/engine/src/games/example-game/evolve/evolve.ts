import { emptyAgenda } from "../../../core/agenda.ts";
import { evolveBy, type OwnFact } from "../../../core/evolving.ts";
import type { Evolvers } from "../../../core/unions.ts";
import { type State, sheavesPerSeat } from "../model/state.ts";
import type { AgendaStep, Fact, FactOf } from "../model/types.ts";

const evolvers: Evolvers<State, OwnFact<Fact>> = {
  SheavesTaken: (state, { seat, sheaves, left }) => ({
    ...state,
    field: left,
    baskets: state.baskets.with(seat, (state.baskets[seat] ?? 0) + sheaves),
  }),
  GameEnded: (state, { ranking }) => ({ ...state, ending: { ranking } }),
};

export const evolve = evolveBy<State, AgendaStep, Fact>({
  begun,
  withAgenda: (state, agenda) => ({ ...state, agenda }),
  evolvers,
});

function begun({ seats }: FactOf<"GameBegan">): State {
  return {
    agenda: emptyAgenda,
    field: seats * sheavesPerSeat,
    baskets: Array.from({ length: seats }, () => 0),
    ending: null,
  };
}
