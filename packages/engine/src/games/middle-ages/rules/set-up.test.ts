import { describe, expect, it } from "vitest";
import { seededChance } from "../../../core/chance.ts";
import { positionAfter } from "../../../core/position.ts";
import { given, givenPosition } from "../../../testing/given.ts";
import { noChance } from "../../../testing/scripted-chance.ts";
import { domains } from "../model/state.ts";
import type { Fact, FactOf } from "../model/types.ts";
import { middleAges, middleAgesWith } from "../ruleset.ts";
import { reconstructed } from "../testing/position.fixture.ts";
import { income, turn } from "../testing/turn.fixture.ts";

const opened = (seats: number, seed = seats) => middleAges.setUp({ seats, options: {} }, seededChance(seed));
const started = (seats: number) => positionAfter(middleAges, opened(seats));
const only = <Type extends Fact["type"]>(facts: readonly Fact[], type: Type) =>
  facts.filter((fact): fact is FactOf<Type> => fact.type === type);

it("[MA-1.1] two to five may play", () => {
  expect(middleAges.seats).toEqual({ min: 2, max: 5 });
});

it("[MA-1.2] every player has eight Domains, a Lord and a Scout of their own", () => {
  expect(started(5).fiefs.map(({ columns }) => columns.length)).toEqual([8, 8, 8, 8, 8]);
  expect(domains).toEqual(["field", "mill", "village", "rampart", "market", "barracks", "church", "palace"]);
});

it("[MA-1.6] the bank never runs out: a fief gains beyond all the coins in the box", () => {
  turn({ fiefs: [{ coins: 1_390, lordOn: "palace" }, {}], supply: { plots: [] } }).brings(
    income({ domain: "palace", counted: [["palace", 1]], each: 3, total: 1_393 }),
  );
});

it("[MA-1.7] a game keeps the set of tiles with which it began", () => {
  const [opening] = opened(3);
  expect(opening).toEqual({ type: "GameBegan", seats: 3, tileSet: reconstructed });
  expect(started(3).tileSet).toEqual(reconstructed);
});

it("[MA-1.8] two players lay rows of three tiles and play by the same rules", () => {
  const two = started(2);
  expect(two.rows.map(({ spots }) => spots.length)).toEqual([3, 3, 3, 3]);
  givenPosition(middleAges, two).asks("placing", two.order[0] ?? -1);
});

describe("[MA-2.1] the orange tiles", () => {
  it.each([2, 3])("[MA-2.1] stay in the box at %i players", (seats) => {
    expect(middleAges.view(started(seats), 0).waitingStack).toBeNull();
  });
  it.each([4, 5])("[MA-2.1] are set aside for later at %i players", (seats) => {
    expect(middleAges.view(started(seats), 0).waitingStack).toEqual({ stack: "orange", left: 32 });
  });
});

it("[MA-2.2] the blue tiles are the pile", () => {
  const { rows, supply } = started(4);
  const laid = rows.flatMap(({ spots }) => spots.map(({ tile }) => tile));
  expect([...laid, supply.next, ...supply.pile].every((tile) => tile?.stack === "blue")).toBe(true);
  expect(laid.length + 1 + supply.pile.length).toBe(52);
});

it.each([2, 3, 4, 5])("[MA-2.3] four rows of a tile more than there are players, in ascending order (%i)", (seats) => {
  const rows = only(opened(seats), "RowFilled");
  expect(rows.map(({ round, tiles }) => [round, tiles.length])).toEqual(
    [1, 2, 3, 4].map((round) => [round, seats + 1]),
  );
  for (const { tiles } of rows) {
    const numbers = tiles.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  }
});

it("[MA-2.4] four different Events are drawn", () => {
  const [drawn] = only(opened(3), "EventsDrawn");
  expect(new Set(drawn?.events).size).toBe(4);
  expect(middleAges.view(started(3), 0).events.map(({ afterRound }) => afterRound)).toEqual([4, 8, 12, 16]);
});

it("[MA-2.5] the Fiefs are empty and the Scouts at home", () => {
  for (const fief of started(5).fiefs) {
    expect(fief).toMatchObject({ graveyard: [], extraCoins: [], plots: [], lord: null, scout: null });
    expect(fief.columns.flat()).toEqual([]);
  }
});

it("[MA-2.6] in a random order, players place their Lord on a tile of the top row that has none", () => {
  const orders = Array.from({ length: 20 }, (_, seed) => only(opened(3, seed), "OrderDrawn")[0]?.order.join());
  expect(new Set(orders).size).toBeGreaterThan(1);

  const facts = opened(3);
  const [first = -1, second = -1, third = -1] = only(facts, "OrderDrawn")[0]?.order ?? [];
  const table = given(middleAges, ...facts);
  table.asks("placing", first);
  table.when(second, { type: "send", place: 0 }).refuses("MA-4.1");

  const after = table.when(first, { type: "send", place: 3 }).isPlayed();
  after.asks("placing", second);
  after.when(second, { type: "send", place: 3 }).refuses("MA-4.2");
  after
    .when(second, { type: "send", place: 0 })
    .isPlayed()
    .when(third, { type: "send", place: 1 })
    .isPlayed()
    .asks("sending", second);
});

it("[MA-2.7] the draw pile shows the back of the next tile and how many are left, and nothing else", () => {
  const facts = opened(3);
  const state = positionAfter(middleAges, facts);
  const { next } = state.supply;
  expect(middleAges.view(state, 1).pile).toEqual({ next: { number: next?.number, stack: next?.stack }, left: 36 });
  const [turned] = only(facts, "PileTurned");
  expect(turned && middleAges.redact(turned, 0)).toEqual({
    type: "PileTurned",
    tile: { number: next?.number, stack: "blue" },
  });
});

it("[MA-2.8] equal numbers lie in the order in which they were drawn", () => {
  const [plain, other] = [reconstructed.tiles[0], reconstructed.tiles[20]];
  if (plain === undefined || other === undefined) throw new Error("a box of 84 tiles has a first and a 21st one");
  const twoKinds = [plain, { ...other, number: plain.number }];
  const rows = [twoKinds, twoKinds.toReversed()].map((order) => {
    const tileSet = { ...reconstructed, rowsVisible: 1, tiles: [...order, { ...plain, number: 5 }] };
    const inOrder = { ...noChance, below: () => 0, shuffle: <Value>(list: readonly Value[]) => list };
    const box = middleAgesWith(tileSet);
    return only(box.setUp({ seats: 2, options: {} }, inOrder), "RowFilled")[0]?.tiles.slice(0, 2);
  });
  expect(rows).toEqual([twoKinds, twoKinds.toReversed()]);
});

it("[MA-2.9] players start without coins", () => {
  expect(started(4).fiefs.map(({ coins }) => coins)).toEqual([0, 0, 0, 0]);
});
