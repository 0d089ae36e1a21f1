import { gained } from "../../model/coins.ts";
import type { Effect } from "../../model/flow.ts";
import { type Fief, fiefOf } from "../../model/state.ts";
import type { DomainEffect, Kind, Tile } from "../../model/types.ts";

// MA-5.1
export const coinsPerPeasant: Effect<Kind<DomainEffect, "coinsPerPeasant">> = (state, seat, { coins }) => {
  const peasants = peasantsIn(fiefOf(state, seat));
  return gained(state, seat, peasants * coins, { kind: "peasants", peasants, each: coins });
};

// MA-5.15
export const coinsPerChest: Effect<Kind<DomainEffect, "coinsPerChest">> = (state, seat, { coins }) => {
  const chests = chestsIn(fiefOf(state, seat));
  return gained(state, seat, chests * coins, { kind: "chests", chests, each: coins });
};

// MA-5.3: the fief, not the graveyard.
export const peasantsIn = (fief: Fief): number => sum(fief, ({ peasants }) => peasants);
export const chestsIn = (fief: Fief): number => sum(fief, ({ chests }) => chests);

function sum({ columns }: Fief, of: (tile: Tile) => number): number {
  let symbols = 0;
  for (const column of columns) for (const tile of column) symbols += of(tile);
  return symbols;
}
