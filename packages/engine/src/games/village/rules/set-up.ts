import type { Chance } from "../../../core/chance.ts";
import { type State, tableOf } from "../model/state.ts";
import type { Fact } from "../model/types.ts";
import { drawnFrom } from "./lots.ts";

/** What follows the opening of the box, up to the first round. */
export function setOut(state: State, chance: Chance): readonly Fact[] {
  const { stalls, queue } = tableOf(state);
  const customers = drawnFrom(state.box.customers, stalls + queue, chance);
  return [
    { type: "MarketLaid", stalls: customers.slice(0, stalls), queue: customers.slice(stalls) },
    { type: "Interrupted", by: [{ type: "round" }] },
  ];
}
