import { type Design, designFromBlocks } from "./development.ts";

export interface CatalogueEntry {
  readonly tableSize: number;
  readonly players: number;
  readonly gamesEach: number;
  /** The number of times that each pair meets. */
  readonly meetings: number;
  readonly tables: Design;
}

/** Cyclic difference families: base blocks by table size and number of players. */
const baseBlocks: readonly (readonly [tableSize: number, players: number, blocks: Design])[] = [
  [3, 4, [[0, 1, 2]]],
  [
    3,
    5,
    [
      [0, 1, 2],
      [0, 1, 3],
    ],
  ],
  [3, 7, [[0, 1, 3]]],
  [
    3,
    13,
    [
      [0, 1, 4],
      [0, 2, 7],
    ],
  ],
  [4, 5, [[0, 1, 2, 3]]],
  [4, 7, [[0, 1, 2, 4]]],
  [
    4,
    9,
    [
      [0, 1, 2, 4],
      [0, 3, 4, 7],
    ],
  ],
  [4, 13, [[0, 1, 3, 9]]],
  [5, 6, [[0, 1, 2, 3, 4]]],
  [5, 11, [[1, 3, 4, 5, 9]]],
  [5, 21, [[3, 6, 7, 12, 14]]],
  [6, 7, [[0, 1, 2, 3, 4, 5]]],
  [6, 11, [[0, 2, 6, 7, 8, 10]]],
  [6, 31, [[1, 5, 11, 24, 25, 27]]],
];

/** All pairs of players meet equally often, and each player has every seat equally often. */
export const catalogue: readonly CatalogueEntry[] = [
  ...baseBlocks.map(([tableSize, players, blocks]) => entryOf(tableSize, players, designFromBlocks(players, blocks))),
  // One table whose players change places.
  ...[3, 4, 5, 6].map((size) =>
    entryOf(size, size, designFromBlocks(size, [Array.from({ length: size }, (_, seat) => seat)])),
  ),
];

export const designFor = (tableSize: number, players: number): CatalogueEntry | undefined =>
  catalogue.find((entry) => entry.tableSize === tableSize && entry.players === players);

function entryOf(tableSize: number, players: number, tables: Design): CatalogueEntry {
  const gamesEach = (tables.length * tableSize) / players;
  return { tableSize, players, gamesEach, meetings: (gamesEach * (tableSize - 1)) / (players - 1), tables };
}
