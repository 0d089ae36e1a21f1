import type { Audience } from "../../../core/ruleset.ts";
import { allCubes } from "../model/cubes.ts";
import { professions } from "../model/places.ts";
import type { State } from "../model/state.ts";
import type { Customer } from "../model/types.ts";
import { freeGraves, freeInChronicle } from "../rules/death.ts";
import { seesTilesOf } from "../view/redact.ts";

/** What a game of Village conserves. Coins and goods never run out: `ledger.test.ts` follows each of them. */
export const conserves = {
  cubes: ({ supply, spaces, families }: State) =>
    allCubes.map((cube) => {
      const held = cube === "plague" ? 0 : families.reduce((sum, { stock }) => sum + stock[cube], 0);
      return spaces.reduce((sum, space) => sum + space[cube], supply.bag[cube] + supply.cubes[cube] + held);
    }),
  members: ({ families }: State) => families.map(({ members }) => members.map(({ generation }) => generation)),
  customers: ({ market: { stalls, queue, stack }, families }: State) =>
    [...stalls.filter((one) => one !== null), ...queue, ...stack, ...families.flatMap(({ served }) => served)]
      .map(wordOf)
      .toSorted(),
};

export const holds = {
  "nobody holds less than nothing": ({ families }: State) =>
    families.every(({ stock }) => Object.values(stock).every((amount) => amount >= 0)),
  "no bag, space or supply holds less than nothing": ({ supply, spaces }: State) =>
    [supply.bag, supply.cubes, ...spaces].every((cubes) => allCubes.every((cube) => cubes[cube] >= 0)),
  "a farm holds five sacks of grain at most": ({ families }: State) => families.every(({ stock }) => stock.grain <= 5),
  "chronicle and graves hold no more than their places": (state: State) =>
    freeGraves(state) >= 0 && professions.every((profession) => freeInChronicle(state, profession) >= 0),
  "a death is owed only for a bridge that was passed": ({ families, box }: State) =>
    families.every(({ clock }) => clock.owed >= 0 && clock.owed * box.board.lap <= clock.time),
};

export const secrets = {
  "the stack of customers": ({ market }: State) => market.stack,
};

/** VIL-9.11: everyone saw each customer at its stall when it was served. */
export const known = {
  "tiles that lie face down": ({ families }: State) => families.flatMap(({ served }) => served),
};

/** Every customer that this audience may not know bears a mark. */
export function marked(state: State, audience: Audience, mark: () => string): State {
  const marked = (): Customer => ({ asks: [], prestige: mark() as unknown as number });
  return {
    ...state,
    market: { ...state.market, stack: state.market.stack.map(marked) },
    families: state.families.map((family, seat) =>
      seesTilesOf(audience, seat, state) ? family : { ...family, served: family.served.map(marked) },
    ),
  };
}

const wordOf = ({ asks, prestige }: Customer) => `${asks.join("+")} ${prestige}`;
