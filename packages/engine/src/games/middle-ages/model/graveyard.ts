import type { Seat } from "../../../core/ruleset.ts";
import { domains, type Fief, fiefOf, isSameTile, type State, tilesOf } from "./state.ts";
import type { Domain, EventId, FactOf, Tile } from "./types.ts";

// MA-6.1: destroyed tiles go to their owner's graveyard.
export function destroyed(
  state: State,
  seat: Seat,
  { domain, index }: Target,
  { by, attacker }: Pick<FactOf<"TileDestroyed">, "by" | "attacker">,
): FactOf<"TileDestroyed"> {
  const tile = tilesOf(fiefOf(state, seat), domain)[index];
  if (tile === undefined) throw new Error(`no tile ${index} in the ${domain} column of seat ${seat}`);
  return { type: "TileDestroyed", seat, tile, index, by, attacker };
}

export function raised(state: State, seat: Seat, index: number, by: EventId | "village"): FactOf<"TileRaised"> {
  const tile = fiefOf(state, seat).graveyard[index];
  if (tile === undefined) throw new Error(`no tile ${index} in the graveyard of seat ${seat}`);
  return { type: "TileRaised", seat, tile, index, by };
}

/** A tile on a fief board, by its column and its place there. */
export type Target = { readonly domain: Domain; readonly index: number };

// MA-5.19: the top tile of the first column from the left that has one.
export function firstToFall({ columns }: Fief): Target | undefined {
  const place = columns.findIndex((column) => column.length > 0);
  const domain = domains[place];
  return domain && { domain, index: (columns[place]?.length ?? 0) - 1 };
}

/** One place for each kind of tile in a graveyard, whose order means nothing. */
export const kindsIn = (graveyard: readonly Tile[]): readonly number[] =>
  graveyard.flatMap((tile, index) => (graveyard.findIndex((one) => isSameTile(one, tile)) === index ? [index] : []));

/** Whether tiles are of more than one kind. */
export const doDiffer = ([first, ...others]: readonly Tile[]): boolean =>
  first !== undefined && others.some((tile) => !isSameTile(tile, first));

/** From the top, the places in a column whose loss makes a difference: of equal neighbours the uppermost. */
export function losableIn(column: readonly Tile[]): readonly number[] {
  const places = column.flatMap((tile, index) => {
    const above = column[index + 1];
    return above !== undefined && isSameTile(above, tile) ? [] : [index];
  });
  return places.reverse();
}
