import { countOf, domains, type State, tilesIn } from "../model/state.ts";
import type { Tile } from "../model/types.ts";

/** What a game of Middle-Ages conserves, and what is always so. */
export const conserves = {
  tiles: (state: State) => allTiles(state).map(wordOf).toSorted(),
  "extra-coin tokens": ({ fiefs, supply }: State) =>
    fiefs.reduce((tokens, { extraCoins }) => tokens + extraCoins.length, supply.extraCoins),
  "plot tokens": ({ fiefs, supply }: State) =>
    [...supply.plots, ...fiefs.flatMap(({ plots }) => plots.map(({ plot }) => plot))].toSorted(),
};

export const holds = {
  "no fief holds less than no coins": ({ fiefs }: State) => fiefs.every(({ coins }) => coins >= 0),
  "each tile lies in its column": ({ fiefs }: State) =>
    fiefs.every(({ columns }) => columns.every((column, at) => column.every(({ domain }) => domain === domains[at]))),
  "a domain has one token of each kind at most": ({ fiefs }: State) =>
    fiefs.every(({ extraCoins, plots }) => areDifferent(extraCoins) && areDifferent(plots.map(({ domain }) => domain))),
  "a tile holds one lord at most": ({ fiefs }: State) => areDifferent(fiefs.flatMap(({ lord }) => standing(lord))),
  "a tile holds one scout at most": ({ fiefs }: State) => areDifferent(fiefs.flatMap(({ scout }) => standing(scout))),
  "a fief has as many tiles as its owner gathered": ({ fiefs, rows, round }: State) => {
    const row = rows.find((one) => one.round === round);
    return fiefs.every((fief, seat) => {
      const tiles = domains.reduce((sum, domain) => sum + countOf(fief, domain), fief.graveyard.length);
      const isWaiting = row !== undefined && !row.spots.some(({ gatheredBy }) => gatheredBy === seat);
      return tiles === Math.max(0, isWaiting ? round - 1 : round);
    });
  },
};

function allTiles({ tileSet, fiefs, rows, supply }: State): readonly Tile[] {
  return [
    ...supply.pile,
    ...(supply.next === null ? [] : [supply.next]),
    ...supply.discards,
    ...supply.waitingStacks.flatMap((stack) => tilesIn(tileSet, stack)),
    ...rows.flatMap(({ spots }) => spots.flatMap(({ tile }) => (tile === null ? [] : [tile]))),
    ...fiefs.flatMap(({ columns, graveyard }) => [...columns.flat(), ...graveyard]),
  ];
}

const wordOf = ({ number, domain, stack, peasants, chests }: Tile) =>
  `${number} ${domain} ${stack} ${peasants} ${chests}`;
const areDifferent = (setup: readonly string[]) => new Set(setup).size === setup.length;
const standing = (stand: { readonly round: number; readonly place: number } | null) =>
  stand === null ? [] : [`${stand.round} ${stand.place}`];
