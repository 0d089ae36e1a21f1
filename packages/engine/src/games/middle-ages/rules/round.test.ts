import { expect, it } from "vitest";
import { ChanceUnavailable, chanceFrom } from "../../../core/chance.ts";
import { givenPosition } from "../../../testing/given.ts";
import { middleAges } from "../ruleset.ts";
import { position, sent, spotTile, tile } from "../testing/position.fixture.ts";
import { income, listed, turn } from "../testing/turn.fixture.ts";

const first = chanceFrom(() => 0);
it("[MA-3.1] each round is played on the next row, and the emptied row comes back as the fifth from there", () => {
  const state = position({ round: 5, fiefs: [{ lordOn: "field" }, { goneTo: 1 }] });
  const after = givenPosition(middleAges, state).when(0, { type: "send", place: 0 }, first).isPlayed();
  expect(after.state.round).toBe(6);
  expect(after.state.rows.map(({ round }) => round)).toEqual([6, 7, 8, 9]);
});

it("[MA-3.2] a round begins by discarding the tile that has no Lord", () => {
  const state = position({ round: 5, fiefs: [{ lordOn: "field" }, { goneTo: 1 }] });
  const facts = givenPosition(middleAges, state).when(0, { type: "send", place: 0 }, first).facts();
  expect(facts).toContainEqual({ type: "TileDiscarded", round: 6, place: 2, tile: tile("village") });
  const after = givenPosition(middleAges, state).when(0, { type: "send", place: 0 }, first).isPlayed();
  expect(after.state.supply.discards).toEqual([tile("village")]);
  expect(after.state.rows[0]?.spots[2]).toEqual({ tile: null, gatheredBy: null });
});

it("previews the last turn of a round up to the tiles that are drawn", () => {
  const state = position({ round: 5, fiefs: [{ lordOn: "field" }, { goneTo: 1 }] });
  const nothing = chanceFrom(() => {
    throw new ChanceUnavailable();
  });
  givenPosition(middleAges, state)
    .when(0, { type: "send", place: 0 }, nothing)
    .follows(...sent(state, 0, 0), income({ domain: "field", counted: [["field", 1]], each: 2, total: 2 }));
});

it("[MA-3.3] the order of play is that of the Lords, from left to right", () => {
  const state = position({ round: 5, fiefs: [{ goneTo: 2 }, { goneTo: 0 }, { lordOn: "field" }] });
  const after = givenPosition(middleAges, state).when(2, { type: "send", place: 1 }, first).isPlayed();
  expect(after.state.order).toEqual([1, 2, 0]);
  after.asks("sending", 1);
});

it("[MA-3.4] a turn is: send the Lord on, take the tile that it left, effect, income", () => {
  turn({ fiefs: [{ lordOn: "field+p" }, {}] }).brings(
    { type: "CoinsGained", seat: 0, coins: 1, total: 1, cause: { kind: "peasants", peasants: 1, each: 1 } },
    income({ domain: "field", counted: [["field", 1]], each: 2, total: 3 }),
  );
});

it("[MA-4.1] the Lord goes to a tile of the next row", () => {
  const state = position({ round: 5, fiefs: [{ lordOn: "field" }, {}] });
  const table = givenPosition(middleAges, state);
  table.asks("sending", 0);
  expect(listed(state, 0, "send")).toEqual([
    { type: "send", fields: { place: { oneOf: [0, 1, 2] } }, isDefault: true },
  ]);
  table.when(0, { type: "send", place: 2 }).followsAmongOthers(sent(state, 0, 2)[0]);
  table.when(0, { type: "send", place: 3 }).refuses("MA-4.1");
  table.when(1, { type: "send", place: 0 }).refuses("MA-4.1");
});

it("[MA-4.2] a tile with a Lord is closed to others", () => {
  const after = turn({ fiefs: [{ lordOn: "field" }, {}, {}] }).played.isPlayed();
  after.when(1, { type: "send", place: 0 }).refuses("MA-4.2");
  expect(listed(after.state, 1, "send", "MA-4.2")).toMatchObject([{ fields: { place: { oneOf: [0] } } }]);
  expect(listed(after.state, 1, "send")).toMatchObject([{ fields: { place: { oneOf: [1, 2, 3] } } }]);
});

it("[MA-4.3] a tile with another player's Scout is closed, one with your own is open", () => {
  const state = position({ round: 5, fiefs: [{ lordOn: "field", scout: [6, 1] }, { scout: [6, 2] }] });
  const table = givenPosition(middleAges, state);
  table.when(0, { type: "send", place: 2 }).refuses("MA-4.3");
  expect(listed(state, 0, "send", "MA-4.3")).toMatchObject([{ fields: { place: { oneOf: [2] } } }]);
  table.when(0, { type: "send", place: 1 }).isPlayed();
});

it("[MA-4.4] nobody is asked in the sixteenth round: the Lords stay and their tiles are taken", () => {
  const state = position({ round: 15, fiefs: [{ lordOn: "field" }, { goneTo: 0 }] });
  const played = givenPosition(middleAges, state).when(0, { type: "send", place: 1 });
  expect(played.facts()).toContainEqual({ type: "TileGathered", seat: 0, round: 16, place: 1, tile: tile("mill") });
  expect(played.facts()).toContainEqual({ type: "TileGathered", seat: 1, round: 16, place: 0, tile: tile("field") });
  expect(played.facts().filter(({ type }) => type === "LordSent")).toHaveLength(1);
  played.isPlayed().isOver();
});

it("[MA-4.5] the tile lies on top of the column of its Domain", () => {
  const { state, played } = turn({ fiefs: [{ lordOn: "village+p", tiles: "village village" }, {}] });
  const after = played.isPlayed();
  expect(after.state.fiefs[0]?.columns[2]).toEqual([tile("village"), tile("village"), tile("village+p")]);
  expect(after.state.rows[0]?.spots[0]).toEqual({ tile: null, gatheredBy: 0 });
  expect(spotTile(state, 5, 0)).toEqual(tile("village+p"));
});

it("[MA-4.6] the whole effect comes before the income, which counts what it brought", () => {
  turn({ fiefs: [{ lordOn: "village", graveyard: "rampart" }, {}] }).brings(
    { type: "TileRaised", seat: 0, tile: tile("rampart"), index: 0, by: "village" },
    income({
      domain: "village",
      counted: [
        ["village", 1],
        ["rampart", 1],
      ],
      each: 2,
      total: 4,
    }),
  );
});

it("[MA-4.6] an effect that cannot be applied leaves the income", () => {
  turn({ fiefs: [{ lordOn: "mill" }, { tiles: "mill" }] }).brings(
    income({ domain: "mill", counted: [["mill", 1]], each: 2, total: 2 }),
  );
});

it("[MA-4.7] an income counts the tiles of its Domain and of those that it names", () => {
  turn({ fiefs: [{ lordOn: "market", tiles: "mill mill market field church" }, {}] }).brings(
    income({
      domain: "market",
      counted: [
        ["mill", 2],
        ["market", 2],
      ],
      each: 2,
      total: 8,
    }),
  );
});

it("[MA-4.9] a player who has less than is due pays everything and owes nothing later", () => {
  const { played } = turn({ fiefs: [{ lordOn: "mill" }, { coins: 1 }, { coins: 0 }] });
  const cause = { kind: "mill", mills: 1, payerMills: 0 } as const;
  const { state } = played.followsAmongOthers(
    { type: "CoinsPaid", from: 1, to: 0, coins: 1, owed: 2, fromTotal: 0, toTotal: 1, cause },
    { type: "CoinsPaid", from: 2, to: 0, coins: 0, owed: 2, fromTotal: 0, toTotal: 1, cause },
  );
  expect(state.fiefs.map(({ coins }) => coins)).toEqual([3, 0, 0]);
});

it("[MA-4.10] a Graveyard whose tiles are alike asks nothing", () => {
  turn({ fiefs: [{ lordOn: "village", graveyard: "field field" }, {}] })
    .played.followsAmongOthers({ type: "TileRaised", seat: 0, tile: tile("field"), index: 0, by: "village" })
    .asks("sending", 1);
});

it("[MA-4.10] the last space for a token asks nothing", () => {
  const extraCoins = ["field", "mill", "village", "rampart", "market", "barracks", "church"] as const;
  turn({ fiefs: [{ lordOn: "church", extraCoins }, {}] }).brings(
    { type: "ExtraCoinLaid", seat: 0, domain: "palace" },
    income({ domain: "church", counted: [["church", 1]], each: 3, extra: 1, total: 4 }),
  );
  turn({
    fiefs: [
      {
        lordOn: "palace",
        plots: [
          ["field", "mill"],
          ["mill", "field"],
          ["palace", "church"],
          ["church", "palace"],
          ["field", "market"],
          ["mill", "rampart"],
        ],
      },
      {},
    ],
    supply: { plots: ["village"] },
  }).brings(
    income({
      domain: "palace",
      counted: [
        ["palace", 1],
        ["church", 0],
      ],
      each: 3,
      total: 3,
    }),
  );
});
