import { describe, expect, it } from "vitest";
import { reconstructed } from "../testing/position.fixture.ts";
import { domains } from "./state.ts";
import { tileSetFrom } from "./tile-set.ts";
import reconstruction from "./tile-sets/reconstruction-1.json" with { type: "json" };

type ComponentFile = typeof reconstruction;
/** A copy of the file with something else in it. */
const fileWith = (change: Partial<ComponentFile>): unknown => ({ ...structuredClone(reconstruction), ...change });
const tilesWith = (row: number, change: Partial<ComponentFile["tiles"][number]>) =>
  reconstruction.tiles.map((tile, place) => (place === row - 1 ? { ...tile, ...change } : tile));

it("[MA-1.3] the box holds 84 tiles, 52 blue and 32 orange, a fixed number of each Domain, numbered from 1 to 23", () => {
  const { tiles } = reconstructed;
  expect(tiles).toHaveLength(84);
  expect(tiles.filter(({ stack }) => stack === "blue")).toHaveLength(52);
  expect(domains.map((domain) => tiles.filter((tile) => tile.domain === domain).length)).toEqual([
    14, 13, 12, 11, 10, 9, 8, 7,
  ]);
  expect([...new Set(tiles.map(({ number }) => number))].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 23 }, (_, place) => place + 1),
  );
});

it("[MA-1.4] the box holds 15 Event cards, 8 Plot tokens and 8 Extra-coin tokens", () => {
  expect(new Set(reconstructed.events.map(({ event }) => event)).size).toBe(15);
  expect(reconstructed.plots).toHaveLength(8);
  expect(reconstructed.extraCoins).toBe(8);
});

it("[MA-1.5] the Plot tokens are one of each Domain", () => {
  expect(reconstructed.plots.toSorted()).toEqual(domains.toSorted());
});

describe("[MA-1.7] a file that is not a whole box is refused, and the rows are named:", () => {
  const refused: readonly (readonly [string, unknown, string])[] = [
    ["a tile too few", fileWith({ tiles: reconstruction.tiles.slice(1) }), "83 tiles where the box has 84"],
    [
      "a tile too many",
      fileWith({
        tiles: [...reconstruction.tiles, { ...reconstruction.tiles[0], id: "blue-01-9" } as ComponentFile["tiles"][0]],
      }),
      "15 field tiles where the box has 14 (rows 1-10, 53-56, 85)",
    ],
    ["a Mill typed as a Field", fileWith({ tiles: tilesWith(17, { domain: "field" }) }), "(rows 1-10, 17, 53-56)"],
    [
      "a back of the wrong colour",
      fileWith({ tiles: tilesWith(17, { stack: "orange" }) }),
      "51 blue tiles where the box has 52",
    ],
    [
      "a number that is not in the box",
      fileWith({ tiles: tilesWith(17, { number: 24 }) }),
      "tiles row 17 (blue-06-1): number 24",
    ],
    [
      "an id twice",
      fileWith({ tiles: tilesWith(17, { id: "blue-05-1" }) }),
      "tiles row 17 (blue-05-1): row 13 has this id",
    ],
    ["half a Peasant", fileWith({ tiles: tilesWith(17, { peasants: 0.5 }) }), "tiles row 17, peasants"],
    ["fewer Chests than none", fileWith({ tiles: tilesWith(17, { chests: -1 }) }), "tiles row 17, chests"],
    ["an unknown Domain", fileWith({ tiles: tilesWith(17, { domain: "castle" }) }), "tiles row 17, domain"],
    ["an event less", fileWith({ events: reconstruction.events.slice(1) }), "events: 14 cards where the box has 15"],
    [
      "an event twice",
      fileWith({ events: [...reconstruction.events.slice(1), ...reconstruction.events.slice(1, 2)] }),
      "events row 15 (precious-goods)",
    ],
    ["a Plot token less", fileWith({ plot_tokens: reconstruction.plot_tokens.slice(1) }), "plot_tokens: 7"],
    ["an Extra-coin token more", fileWith({ extra_coin_tokens: 9 }), "extra_coin_tokens: 9"],
    ["a Domain less", fileWith({ domains: reconstruction.domains.slice(1) }), "0 rows for field"],
    [
      "Domains in another order",
      fileWith({ domains: reconstruction.domains.map((row) => ({ ...row, column: 9 - row.column })) }),
      "domains row field: column 8 where the board has 1",
    ],
    [
      "too few discarded tiles to come back",
      fileWith({ reshuffle_discards_by_players: { "2": false, "3": false, "4": false, "5": true } }),
      "stacks_by_players 3: 52 tiles and 0 returned ones for 64 places",
    ],
    [
      "events in no order",
      fileWith({ rows: { ...reconstruction.rows, event_after_rounds: [4, 12, 8, 16] } }),
      "rows.event_after_rounds: 8",
    ],
    [
      "more events drawn than struck",
      fileWith({ rows: { ...reconstruction.rows, events_drawn: 5 } }),
      "rows.events_drawn: 5",
    ],
    ["another format", fileWith({ format: "tiles/2" }), "format"],
    ["no object at all", "tiles", "expected object"],
  ];
  it.each(refused)("%s", (_, file, message) => {
    expect(() => tileSetFrom(file)).toThrow("This tile set is not a whole box");
    expect(() => tileSetFrom(file)).toThrow(message);
  });
});

it("a real copy may have two signs on a tile, two kinds behind a number and other stacks", () => {
  const rows = reconstruction.tiles.map((tile, place) => ({
    ...tile,
    number: 1 + (place % 23),
    peasants: 2,
    chests: 1,
  }));
  const [blue, orange] = [
    rows.findIndex((one) => one.stack === "blue"),
    rows.findIndex((one) => one.stack === "orange"),
  ];
  const swapped = rows
    .with(blue, { ...rows[blue], stack: "orange" } as ComponentFile["tiles"][0])
    .with(orange, { ...rows[orange], stack: "blue" } as ComponentFile["tiles"][0]);
  const copy = tileSetFrom(fileWith({ tiles: swapped, official: true, dataset: "my-copy" }));
  expect(copy).toMatchObject({ id: "my-copy", isOfficial: true });
});

it("the amounts, the calendar and the penalty are read from the file", () => {
  const copy = tileSetFrom(
    fileWith({
      empty_domain_penalty: 7,
      rows: { ...reconstruction.rows, event_after_rounds: [1, 2, 3, 16] },
      amounts: { ...reconstruction.amounts, mill_tax: 5, starting_coins: 3 },
    }),
  );
  expect(copy).toMatchObject({ emptyDomainPenalty: 7, startingCoins: 3, eventAfterRounds: [1, 2, 3, 16] });
  expect(copy.domains[1]).toMatchObject({ domain: "mill", effect: { kind: "tax", coins: 5 } });
});
