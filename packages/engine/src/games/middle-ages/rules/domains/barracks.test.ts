import { expect, it } from "vitest";
import { tile } from "../../testing/position.fixture.ts";
import { income, paid, turn } from "../../testing/turn.fixture.ts";

const fromBarracks = (barracks: number, payerRamparts: number) =>
  ({ kind: "barracks", barracks, payerRamparts }) as const;
const byBarracks = { by: "barracks", attacker: 0 } as const;

it("[MA-5.17] attacks all who have fewer Ramparts: their leftmost tile falls and they give 2 coins", () => {
  turn({
    fiefs: [
      { lordOn: "barracks", tiles: "barracks" },
      { coins: 6, tiles: "rampart field mill" },
      { coins: 6, tiles: "rampart rampart field" },
      { coins: 6, tiles: "palace church" },
    ],
  }).brings(
    { type: "TileDestroyed", seat: 1, tile: tile("field"), index: 0, ...byBarracks },
    paid({ from: 1, coins: 2, fromTotal: 4, toTotal: 2, cause: fromBarracks(2, 1) }),
    { type: "TileDestroyed", seat: 3, tile: tile("church"), index: 0, ...byBarracks },
    paid({ from: 3, coins: 2, fromTotal: 4, toTotal: 4, cause: fromBarracks(2, 0) }),
    income({
      domain: "barracks",
      counted: [
        ["village", 0],
        ["barracks", 2],
      ],
      each: 2,
      total: 8,
    }),
  );
});

it("[MA-5.18] the new Barracks count, and a player without tiles still pays", () => {
  turn({ fiefs: [{ lordOn: "barracks" }, { coins: 3 }, { coins: 3, tiles: "rampart" }] }).brings(
    paid({ from: 1, coins: 2, fromTotal: 1, toTotal: 2, cause: fromBarracks(1, 0) }),
    income({
      domain: "barracks",
      counted: [
        ["village", 0],
        ["barracks", 1],
      ],
      each: 2,
      total: 4,
    }),
  );
});

it("[MA-5.19] the last tile of the first column that is not empty is lost, even a Rampart", () => {
  const { state } = turn({
    fiefs: [
      { lordOn: "barracks", tiles: "barracks" },
      { tiles: "village village+p palace" },
      { tiles: "rampart market" },
    ],
  }).played.isPlayed();

  expect(state.fiefs[1]?.graveyard).toEqual([tile("village+p")]);
  expect(state.fiefs[1]?.columns[2]).toEqual([tile("village")]);
  expect(state.fiefs[2]?.graveyard).toEqual([tile("rampart")]);
});

it("[MA-5.20] the income of Barracks is 2 coins for each Village and each Barracks", () => {
  turn({ fiefs: [{ lordOn: "barracks", tiles: "village village" }, { tiles: "rampart" }] }).brings(
    income({
      domain: "barracks",
      counted: [
        ["village", 2],
        ["barracks", 1],
      ],
      each: 2,
      total: 6,
    }),
  );
});
