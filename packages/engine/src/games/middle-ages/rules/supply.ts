import type { Chance } from "../../../core/chance.ts";
import { type State, type Supply, tilesIn } from "../model/state.ts";
import type { Fact, Tile } from "../model/types.ts";

// MA-2.3
export function firstRows(state: State, chance: Chance): readonly Fact[] {
  const rounds = Array.from({ length: state.tileSet.rowsVisible }, (_, place) => place + 1);
  return newRows(state, rounds, chance);
}

// MA-7.1, MA-7.2: the empty row is refilled, except late in the game.
export function refill(state: State, chance: Chance): readonly Fact[] {
  const round = state.round + state.tileSet.rowsVisible;
  return round > state.tileSet.rounds ? [] : newRows(state, [round], chance);
}

/** What is used once the stacks are gone, by the number of seats. */
export const doDiscardsReturn = ({ tileSet, fiefs }: State): boolean =>
  tileSet.tables.find(({ seats }) => seats === fiefs.length)?.discardsReturn ?? false;

function newRows(state: State, rounds: readonly number[], chance: Chance): readonly Fact[] {
  const width = state.fiefs.length + 1;
  const { next } = state.supply;
  const top = next === null ? [] : [next];
  const { tiles, left, opened } = drawn(state, state.supply, rounds.length * width - top.length, chance);
  const inOrder = [...top, ...tiles];
  const rows = rounds.map((round, place): Fact => {
    return { type: "RowFilled", round, tiles: sorted(inOrder.slice(place * width, (place + 1) * width)) };
  });
  return [...opened, ...rows, ...turned(left, chance)];
}

// MA-2.8: sorting keeps equal numbers in the order in which they were drawn.
const sorted = (tiles: readonly Tile[]) => tiles.toSorted((one, other) => one.number - other.number);

// MA-2.7: everybody sees the back of the next tile.
const turned = ({ pile }: Supply, chance: Chance): readonly Fact[] =>
  pile.length === 0 ? [] : [{ type: "PileTurned", tile: chance.pick(pile) }];

interface Draw {
  readonly tiles: readonly Tile[];
  readonly left: Supply;
  readonly opened: readonly Fact[];
}

// MA-7.6: what is left first; more only when a tile is needed, and as often as it is.
function drawn(state: State, supply: Supply, wanted: number, chance: Chance): Draw {
  const here = taken(supply.pile, Math.min(wanted, supply.pile.length), chance);
  const left = { ...supply, pile: here.rest };
  if (here.tiles.length === wanted) return { tiles: here.tiles, left, opened: [] };
  const fresh = replenished(state, left);
  const there = drawn(state, fresh.supply, wanted - here.tiles.length, chance);
  return { ...there, tiles: [...here.tiles, ...there.tiles], opened: [fresh.opened, ...there.opened] };
}

function taken(pile: readonly Tile[], wanted: number, chance: Chance) {
  const rest = [...pile];
  const tiles: Tile[] = [];
  while (tiles.length < wanted) tiles.push(...rest.splice(chance.below(rest.length), 1));
  return { tiles, rest };
}

// MA-7.3 to MA-7.5: the next stack; after the last one the discards, where they return.
function replenished(state: State, supply: Supply): { readonly supply: Supply; readonly opened: Fact } {
  const [stack, ...waitingStacks] = supply.waitingStacks;
  if (stack !== undefined) {
    const pile = tilesIn(state.tileSet, stack);
    return { supply: { ...supply, pile, waitingStacks }, opened: { type: "StackOpened", stack, tiles: pile.length } };
  }
  const { discards } = supply;
  if (discards.length === 0 || !doDiscardsReturn(state)) throw new Error("no tile is left, which MA-7.7 rules out");
  return {
    supply: { ...supply, pile: discards, discards: [] },
    opened: { type: "DiscardsShuffled", tiles: discards.length },
  };
}
