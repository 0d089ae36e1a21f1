import { pieces } from "@seneschal/schema/games/fief-1429";
import { inTurnOrder, type State } from "../model/state.ts";
import type { AgendaStep, Phase } from "../model/types.ts";

/** What a phase consists of, up to the step that plans the next one. F1429-2.1 */
const plans: Readonly<Record<Exclude<Phase, "set-up">, (state: State) => readonly AgendaStep[]>> = {
  "hear-ye": () => [
    { type: "window", over: "weddings" },
    { type: "weddings" },
    ...pieces.offices.flatMap((office): readonly AgendaStep[] => [
      { type: "window", over: office },
      { type: "election", office },
    ]),
    { type: "cards" },
  ],
  cards: () => [{ type: "cards" }],
  income: () => [{ type: "window", over: "income" }, { type: "income" }],
  purchases: (state) => [
    { type: "window", over: "ransoms" },
    { type: "ransoms" },
    ...inTurnOrder(state).map((seat): AgendaStep => ({ type: "purchases", seat })),
    { type: "marches" },
  ],
  marches: () => [{ type: "marches" }],
  battles: () => [{ type: "fighting" }],
  end: () => [{ type: "window", over: "victory" }, { type: "turnEnd" }],
};

export const planOf = (state: State, phase: Exclude<Phase, "set-up">): readonly AgendaStep[] => plans[phase](state);
