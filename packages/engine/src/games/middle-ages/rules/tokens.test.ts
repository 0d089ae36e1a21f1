import { expect, it } from "vitest";
import { givenPosition } from "../../../testing/given.ts";
import { middleAges } from "../ruleset.ts";
import { position, tile } from "../testing/position.fixture.ts";
import { income, listed, turn } from "../testing/turn.fixture.ts";

it("[MA-6.1] a destroyed tile lies in its owner's Graveyard and not with the discarded ones", () => {
  const { state } = turn({ fiefs: [{ lordOn: "barracks" }, { tiles: "field+p" }] }).played.isPlayed();
  expect(state.fiefs[1]?.graveyard).toEqual([tile("field+p")]);
  expect(state.fiefs[1]?.columns[0]).toEqual([]);
  expect(state.supply.discards).toEqual([]);
});

it("[MA-6.3] tokens stay when their Domain loses its last tile", () => {
  const fiefs = [{ lordOn: "barracks" }, { tiles: "mill", extraCoins: ["mill"], plots: [["church", "mill"]] }] as const;
  const { state } = turn({ fiefs }).played.isPlayed();
  expect(state.fiefs[1]).toMatchObject({ extraCoins: ["mill"], plots: [{ plot: "church", domain: "mill" }] });
});

it("[MA-6.4] there is only the income if the supply has no token", () => {
  turn({ fiefs: [{ lordOn: "church" }, {}], supply: { extraCoins: 0 } }).brings(
    income({ domain: "church", counted: [["church", 1]], each: 3, total: 3 }),
  );
});

it("[MA-6.4] a Plot token that another player took is gone", () => {
  const asked = turn({ fiefs: [{ lordOn: "palace" }, {}], supply: { plots: ["market", "church"] } }).brings();
  expect(listed(asked.state, 0, "addPlot").map(({ fields }) => "plot" in fields && fields.plot)).toEqual([
    { oneOf: ["market"] },
    { oneOf: ["church"] },
  ]);
  asked.when(0, { type: "addPlot", plot: "field", domain: "mill" }).refuses("MA-5.23");
});

it("[MA-6.5] extra coin and Plot token work together: a Mill at 3 coins that counts Palaces too", () => {
  turn({
    fiefs: [
      { lordOn: "mill", tiles: "mill palace palace", extraCoins: ["mill"], plots: [["palace", "mill"]] },
      { tiles: "mill mill" },
    ],
  }).brings(
    income({
      domain: "mill",
      counted: [
        ["mill", 2],
        ["palace", 2],
      ],
      each: 2,
      extra: 1,
      total: 12,
    }),
  );
});

it("[MA-6.5] a token below the Church itself pays from the same turn", () => {
  const state = position({ fiefs: [{ lordOn: "church", tiles: "church" }, {}] });
  givenPosition(middleAges, state)
    .when(0, { type: "send", place: 0 })
    .isPlayed()
    .when(0, { type: "addCoin", domain: "church" })
    .followsAmongOthers(income({ domain: "church", counted: [["church", 2]], each: 3, extra: 1, total: 8 }));
});

it("[MA-6.6] tokens change the income of their Domain and not its effect (example)", () => {
  const tokens = { extraCoins: ["field"], plots: [["mill", "field"]] } as const;
  const cause = { kind: "peasants", peasants: 1, each: 1 } as const;
  turn({ fiefs: [{ lordOn: "field", tiles: "field+p field mill mill", ...tokens }, {}] }).brings(
    { type: "CoinsGained", seat: 0, coins: 1, total: 1, cause },
    income({
      domain: "field",
      counted: [
        ["field", 3],
        ["mill", 2],
      ],
      each: 2,
      extra: 1,
      total: 16,
    }),
  );
});
