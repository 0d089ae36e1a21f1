import {
  type Agenda,
  type ByType,
  type Evolvers,
  emptyAgenda,
  evolveBy,
  type GameTypes,
  type OwnFact,
} from "@seneschal/kit";
import type { SchemaTypes } from "./schema.ts";

export interface State {
  readonly agenda: Agenda<Step>;
  /** Sheaves that are left on the field. */
  readonly field: number;
  /** Sheaves of each seat. */
  readonly baskets: readonly number[];
  readonly ending: Pick<FactOf<"GameEnded">, "ranking"> | null;
}

export type Gleaners = GameTypes<SchemaTypes, State>;
export type Step = Gleaners["step"];
export type Move = Gleaners["move"];
export type Fact = Gleaners["fact"];
export type FactOf<Type extends Fact["type"]> = ByType<Fact>[Type];

// GLE-1.2
const sheavesPerSeat = 8;

const evolvers: Evolvers<State, OwnFact<Fact>> = {
  SheavesGleaned: (state, { seat, sheaves, left }) => ({
    ...state,
    field: left,
    baskets: state.baskets.with(seat, (state.baskets[seat] ?? 0) + sheaves),
  }),
  GameEnded: (state, { ranking }) => ({ ...state, ending: { ranking } }),
};

export const evolve = evolveBy<State, Step, Fact>({
  begun: ({ seats }) => ({
    agenda: emptyAgenda,
    field: seats * sheavesPerSeat,
    baskets: Array.from({ length: seats }, () => 0),
    ending: null,
  }),
  withAgenda: (state, agenda) => ({ ...state, agenda }),
  evolvers,
});
