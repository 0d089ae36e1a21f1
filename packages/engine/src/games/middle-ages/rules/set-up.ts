import type { Chance } from "../../../core/chance.ts";
import type { Seat } from "../../../core/ruleset.ts";
import { type RuleOfStep, settled } from "../model/flow.ts";
import type { State } from "../model/state.ts";
import type { AgendaStep, Fact } from "../model/types.ts";
import { firstRows } from "./supply.ts";

/** What follows the opening of the box, up to the first question. */
export function setOut(state: State, chance: Chance): readonly Fact[] {
  const { tileSet, fiefs } = state;
  const events = chance.shuffle(tileSet.events.map(({ event }) => event)).slice(0, tileSet.eventAfterRounds.length);
  const order = chance.shuffle(fiefs.map((_, seat) => seat));
  return [
    ...firstRows(state, chance),
    { type: "EventsDrawn", events },
    { type: "OrderDrawn", order },
    placingIn(order),
  ];
}

/** The lords are placed in this order, and then the first round begins. */
export const placingIn = (order: readonly Seat[]): Fact => ({
  type: "Interrupted",
  by: [...order.map((seat): AgendaStep => ({ type: "placing", seat })), { type: "round" }],
});

// MA-2.6
export const placing: RuleOfStep<"placing"> = { asks: (_, { seat }) => [seat], run: () => [settled()] };
