import { countOf, type Fief, type State } from "../model/state.ts";
import type { Domain, EventEffect, EventId, Kind } from "../model/types.ts";
import { chestsIn, peasantsIn } from "./domains/symbols.ts";

/** What an event does to one fief: coins for each thing it counts (below 0: lost), tiles lost and returned. */
export interface Toll {
  readonly each: number;
  readonly counted: number;
  readonly loses: readonly Domain[];
  readonly raises: number;
}

const tolls: { readonly [Name in EventEffect["kind"]]: (fief: Fief, effect: Kind<EventEffect, Name>) => Toll } = {
  gainPerPeasant: (fief, { coins }) => coinsFor(peasantsIn(fief), coins),
  gainPerChest: (fief, { coins }) => coinsFor(chestsIn(fief), coins),
  gainPerTile: (fief, { coins, domains }) => coinsFor(countOfAll(fief, domains), coins),
  // MA-8.20: a domain counts once, however many tiles it has.
  gainPerDomain: ({ columns }, { coins }) => coinsFor(columns.filter(({ length }) => length > 0).length, coins),
  gainPerGraveyardTile: ({ graveyard }, { coins }) => coinsFor(graveyard.length, coins),
  losePerTile: (fief, { coins, domains }) => coinsFor(countOfAll(fief, domains), 0 - coins),
  destroyOneEach: (fief, { domains }) => ({ ...nothing, loses: domains.filter((one) => countOf(fief, one) > 0) }),
  restore: ({ graveyard }) => ({ ...nothing, raises: Math.min(1, graveyard.length) }),
};

export const tollOf = (state: State, fief: Fief, event: EventId): Toll => tolled(fief, effectOf(state, event));

export function effectOf({ tileSet }: State, event: EventId): EventEffect {
  const card = tileSet.events.find((one) => one.event === event);
  if (card === undefined) throw new Error(`tile set ${tileSet.id} lacks the event ${event}`);
  return card.effect;
}

const tolled = <Name extends EventEffect["kind"]>(fief: Fief, effect: Kind<EventEffect, Name>) =>
  tolls[effect.kind](fief, effect);

const nothing: Toll = { each: 0, counted: 0, loses: [], raises: 0 };
const coinsFor = (counted: number, each: number): Toll => (counted === 0 ? nothing : { ...nothing, counted, each });
const countOfAll = (fief: Fief, domains: readonly Domain[]) =>
  domains.reduce((tiles, domain) => tiles + countOf(fief, domain), 0);
