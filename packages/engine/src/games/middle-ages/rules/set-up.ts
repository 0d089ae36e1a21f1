import type { Chance } from "../../../core/chance.ts";
import { type RuleOfStep, settled } from "../model/flow.ts";
import type { State } from "../model/state.ts";
import type { AgendaStep, Fact } from "../model/types.ts";
import { firstRows } from "./supply.ts";

/** What follows the opening of the box, up to the first question. */
export function setOut(state: State, chance: Chance): readonly Fact[] {
  const { tileSet, fiefs } = state;
  const events = chance.shuffle(tileSet.events.map(({ event }) => event)).slice(0, tileSet.eventAfterRounds.length);
  const order = chance.shuffle(fiefs.map((_, seat) => seat));
  const placing = order.map((seat): AgendaStep => ({ type: "placing", seat }));
  return [
    ...firstRows(state, chance),
    { type: "EventsDrawn", events },
    { type: "OrderDrawn", order },
    { type: "Interrupted", by: [...placing, { type: "round" }] },
  ];
}

// MA-2.6
export const placing: RuleOfStep<"placing"> = { asks: (_, { seat }) => [seat], run: () => [settled()] };
