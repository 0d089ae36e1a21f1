import type { Seat } from "../../core/ruleset.ts";
import { columnOf, type Fief, fiefOf, type State, type Supply } from "./state.ts";
import type { Tile } from "./words.ts";

/**
 * The position with some of its parts changed. Spelled out, because every fact makes one: Node 20 copies a literal
 * several times faster than a spread that stands in many places.
 */
export function withParts(
  state: State,
  {
    agenda = state.agenda,
    round = state.round,
    order = state.order,
    rows = state.rows,
    fiefs = state.fiefs,
    events = state.events,
    supply = state.supply,
    ending = state.ending,
  }: Partial<Omit<State, "tileSet">>,
): State {
  return { agenda, tileSet: state.tileSet, round, order, rows, fiefs, events, supply, ending };
}

/** The position with one fief changed; spelled out for the same reason. */
export function withFief(state: State, seat: Seat, change: Partial<Fief>): State {
  return withParts(state, { fiefs: state.fiefs.with(seat, fiefWith(fiefOf(state, seat), change)) });
}

function fiefWith(
  fief: Fief,
  {
    coins = fief.coins,
    columns = fief.columns,
    graveyard = fief.graveyard,
    extraCoins = fief.extraCoins,
    plots = fief.plots,
    lord = fief.lord,
    scout = fief.scout,
  }: Partial<Fief>,
): Fief {
  return { coins, columns, graveyard, extraCoins, plots, lord, scout };
}

export const withSupply = (state: State, change: Partial<Supply>): State =>
  withParts(state, { supply: supplyWith(state.supply, change) });

function supplyWith(
  supply: Supply,
  {
    pile = supply.pile,
    next = supply.next,
    waitingStacks = supply.waitingStacks,
    discards = supply.discards,
    extraCoins = supply.extraCoins,
    plots = supply.plots,
  }: Partial<Supply>,
): Supply {
  return { pile, next, waitingStacks, discards, extraCoins, plots };
}

/** With a tile laid on top of its column. */
export function withTile(state: State, seat: Seat, tile: Tile): State {
  const { columns } = fiefOf(state, seat);
  const column = columnOf(tile.domain);
  return withFief(state, seat, { columns: columns.with(column, [...(columns[column] ?? []), tile]) });
}
