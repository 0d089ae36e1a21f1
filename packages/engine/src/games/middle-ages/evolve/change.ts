import type { Seat } from "../../../core/ruleset.ts";
import { columnOf, type Fief, fiefOf, type State, type Supply } from "../model/state.ts";
import type { Tile } from "../model/types.ts";

/**
 * The position with some of its parts changed. Written out in full, because every fact makes one: Node 20 copies a literal
 * several times faster than a spread used in many places.
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

export const withFief = (state: State, seat: Seat, change: Partial<Fief>): State =>
  withParts(state, { fiefs: fiefsWith(state, seat, change) });

/** All fiefs, one of them changed; spelled out for the same reason. */
export const fiefsWith = (state: State, seat: Seat, change: Partial<Fief>): readonly Fief[] =>
  state.fiefs.with(seat, fiefWith(fiefOf(state, seat), change));

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
export const withTile = (state: State, seat: Seat, tile: Tile): State =>
  withFief(state, seat, { columns: columnsWith(fiefOf(state, seat), tile) });

export function columnsWith({ columns }: Fief, tile: Tile): Fief["columns"] {
  const column = columnOf(tile.domain);
  return columns.with(column, [...(columns[column] ?? []), tile]);
}
