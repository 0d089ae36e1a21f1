import type { TileSetFile } from "@seneschal/schema/games/middle-ages";
import { domains } from "./state.ts";

/** What the booklet says is in the box. Which number or sign is on which tile, it does not say. */
const box = {
  tiles: 84,
  stacks: { blue: 52, orange: 32 },
  domains: { field: 14, mill: 13, village: 12, rampart: 11, market: 10, barracks: 9, church: 8, palace: 7 },
  numbers: { from: 1, to: 23 },
  plots: 8,
  extraCoins: 8,
  events: 15,
} as const;

/** Every way in which a file differs from the box, each with its rows. */
export function faultsIn(file: TileSetFile): readonly string[] {
  return [
    ...tileFaults(file.tiles),
    ...domainFaults(file),
    ...tokenFaults(file),
    ...eventFaults(file),
    ...supplyFaults(file),
  ];
}

function tileFaults(tiles: TileSetFile["tiles"]): readonly string[] {
  const rows = tiles.map((tile, place) => ({ ...tile, row: place + 1 }));
  return [
    ...miscount("tiles", rows, box.tiles),
    ...(["blue", "orange"] as const).flatMap((stack) =>
      miscount(
        `${stack} tiles`,
        rows.filter((tile) => tile.stack === stack),
        box.stacks[stack],
      ),
    ),
    ...domains.flatMap((domain) =>
      miscount(
        `${domain} tiles`,
        rows.filter((tile) => tile.domain === domain),
        box.domains[domain],
      ),
    ),
    ...rows.flatMap(({ row, id, number }) => {
      const { from, to } = box.numbers;
      return from <= number && number <= to
        ? []
        : [`tiles row ${row} (${id}): number ${number} is not within ${from} to ${to}`];
    }),
    ...rows.flatMap(({ row, id }) => {
      const first = rows.find((other) => other.id === id)?.row;
      return first === row ? [] : [`tiles row ${row} (${id}): row ${first} has this id already`];
    }),
  ];
}

type Row = { readonly row: number; readonly id: string };

function miscount(what: string, rows: readonly Row[], expected: number): readonly string[] {
  if (rows.length === expected) return [];
  return [`tiles: ${rows.length} ${what} where the box has ${expected} (rows ${rangesOf(rows)})`];
}

/** As a reader looks them up: `1-14, 17`. */
function rangesOf(rows: readonly Row[]): string {
  const starts = rows.filter(({ row }, place) => rows[place - 1]?.row !== row - 1);
  const ends = rows.filter(({ row }, place) => rows[place + 1]?.row !== row + 1);
  return starts
    .map(({ row }, place) => (row === ends[place]?.row ? `${row}` : `${row}-${ends[place]?.row}`))
    .join(", ");
}

function domainFaults({ domains: rows }: TileSetFile): readonly string[] {
  return [
    ...domains.flatMap((domain, place) => {
      const found = rows.filter(({ id }) => id === domain);
      if (found.length !== 1) return [`domains: ${found.length} rows for ${domain} where there must be one`];
      return found.flatMap((row) => [
        ...(row.column === place + 1
          ? []
          : [`domains row ${domain}: column ${row.column} where the board has ${place + 1}`]),
        ...(row.tiles === box.domains[domain]
          ? []
          : [`domains row ${domain}: ${row.tiles} tiles where the box has ${box.domains[domain]}`]),
      ]);
    }),
  ];
}

function tokenFaults({ plot_tokens, extra_coin_tokens }: TileSetFile): readonly string[] {
  return [
    ...(plot_tokens.length === box.plots ? [] : [`plot_tokens: ${plot_tokens.length} where the box has ${box.plots}`]),
    ...(extra_coin_tokens === box.extraCoins
      ? []
      : [`extra_coin_tokens: ${extra_coin_tokens} where the box has ${box.extraCoins}`]),
  ];
}

function eventFaults({ events, rows }: TileSetFile): readonly string[] {
  const { rounds, event_after_rounds: after, events_drawn: drawn } = rows;
  const repeated = events.flatMap(({ id }, place) =>
    events.findIndex((other) => other.id === id) === place
      ? []
      : [`events row ${place + 1} (${id}): this card is there already`],
  );
  return [
    ...(events.length === box.events ? [] : [`events: ${events.length} cards where the box has ${box.events}`]),
    ...repeated,
    ...(drawn === after.length ? [] : [`rows.events_drawn: ${drawn} where event_after_rounds has ${after.length}`]),
    ...after.flatMap((round, place) =>
      round <= rounds && round > (after[place - 1] ?? 0) ? [] : [`rows.event_after_rounds: ${round} is out of order`],
    ),
  ];
}

/** Whether the tiles last for every row, at each number of seats. */
function supplyFaults({ rows, tiles, ...file }: TileSetFile): readonly string[] {
  return ([2, 3, 4, 5] as const).flatMap((seats) => {
    const stacks = file.stacks_by_players[seats];
    const dealt = tiles.filter(({ stack }) => stacks.includes(stack)).length;
    // One tile is set aside in each round after which a row is still filled.
    const returned = file.reshuffle_discards_by_players[seats] ? rows.rounds - rows.visible : 0;
    const needed = rows.rounds * (seats + 1);
    if (dealt + returned >= needed) return [];
    return [`stacks_by_players ${seats}: ${dealt} tiles and ${returned} returned ones for ${needed} places`];
  });
}
