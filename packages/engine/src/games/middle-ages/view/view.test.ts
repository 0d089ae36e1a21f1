import { expect, it } from "vitest";
import { givenPosition } from "../../../testing/given.ts";
import { middleAges } from "../ruleset.ts";
import { firstOfAll } from "../testing/play-out.fixture.ts";
import { type Plan, position, tile } from "../testing/position.fixture.ts";

const viewOf = (plan: Plan, audience: number | "spectator" = 0) => middleAges.view(position(plan), audience);

it("shows what each Domain would pay now, tokens included", () => {
  const { fiefs } = viewOf({
    fiefs: [{ tiles: "field field rampart", extraCoins: ["rampart"], plots: [["church", "rampart"]] }, {}],
  });
  expect(fiefs[0]?.incomes[0]).toEqual({ domain: "field", each: 2, counts: ["field"], coins: 4 });
  expect(fiefs[0]?.incomes[3]).toEqual({
    domain: "rampart",
    each: 3,
    counts: ["field", "rampart", "church"],
    coins: 9,
  });
  expect(fiefs[0]?.incomes[7]).toEqual({ domain: "palace", each: 3, counts: ["palace"], coins: 0 });
});

it("shows whose next Barracks would hit a Fief, and which tile would fall", () => {
  const { fiefs } = viewOf({
    fiefs: [{ tiles: "rampart mill mill+p" }, { tiles: "barracks" }, { tiles: "barracks barracks rampart rampart" }],
  });
  expect(fiefs.map(({ exposedTo }) => exposedTo)).toEqual([[1, 2], [0, 2], []]);
  expect(fiefs.map(({ firstToFall }) => firstToFall)).toEqual([tile("mill+p"), tile("barracks"), tile("rampart")]);
});

it("shows what each Event would do to every player if it took effect now", () => {
  const { events } = viewOf({
    round: 4,
    events: ["good-harvests", "black-death", "costly-ceremonies", "restoration"],
    fiefs: [
      { coins: 1, tiles: "field field village palace" },
      { graveyard: "mill", tiles: "barracks" },
    ],
  });
  expect(events).toEqual([
    {
      event: "good-harvests",
      afterRound: 4,
      isDone: false,
      now: [
        { seat: 0, coins: 4, loses: [], raises: 0 },
        { seat: 1, coins: 0, loses: [], raises: 0 },
      ],
    },
    {
      event: "black-death",
      afterRound: 8,
      isDone: false,
      now: [
        { seat: 0, coins: 0, loses: ["village"], raises: 0 },
        { seat: 1, coins: 0, loses: ["barracks"], raises: 0 },
      ],
    },
    {
      event: "costly-ceremonies",
      afterRound: 12,
      isDone: false,
      now: [
        { seat: 0, coins: -1, loses: [], raises: 0 },
        { seat: 1, coins: 0, loses: [], raises: 0 },
      ],
    },
    {
      event: "restoration",
      afterRound: 16,
      isDone: false,
      now: [
        { seat: 0, coins: 0, loses: [], raises: 0 },
        { seat: 1, coins: 0, loses: [], raises: 1 },
      ],
    },
  ]);
});

it("shows the seat to move what each tile would bring, with the tile that its Lord leaves already gathered", () => {
  const plan: Plan = { fiefs: [{ lordOn: "field+p", tiles: "rampart" }, { coins: 1, tiles: "field" }, { coins: 9 }] };
  const prospects = [
    { place: 0, effect: 1, income: 4 },
    { place: 1, effect: 3, income: 2 },
    { place: 2, effect: 0, income: 4 },
    { place: 3, effect: 0, income: 6 },
  ];
  expect(viewOf(plan, 0).prospects).toEqual(prospects);
  expect(viewOf(plan, 1).prospects).toEqual([]);
  expect(viewOf(plan, "spectator").prospects).toEqual([]);
});

it("shows the score as it stands, less the penalty, and counts the signs", () => {
  const [fief] = viewOf({ fiefs: [{ coins: 12, tiles: "field+p mill+p palace+c", graveyard: "church+p" }, {}] }).fiefs;
  expect(fief).toMatchObject({ coins: 12, score: 12 - 5 * 10, peasants: 2, chests: 1 });
});

it("shows Lords and Scouts where they stand, and who has played", () => {
  const { rows, done, order } = viewOf({
    round: 5,
    fiefs: [{ lordOn: "field", scout: [8, 2] }, { goneTo: 1 }],
  });
  expect(rows[0]?.spots).toEqual([
    { tile: tile("field"), lord: 0, scout: null, gatheredBy: null },
    { tile: null, lord: null, scout: null, gatheredBy: 1 },
    { tile: null, lord: null, scout: null, gatheredBy: null },
  ]);
  expect(rows[1]?.spots[1]).toMatchObject({ lord: 1 });
  expect(rows[3]?.spots[2]).toMatchObject({ scout: 0 });
  expect([order, done]).toEqual([[0, 1], [1]]);
});

it("shows that all have played while an Event is resolved", () => {
  const fiefs = [{ tiles: "rampart rampart+p", goneTo: 0 }, { goneTo: 1 }];
  const state = position({ round: 4, fiefs, events: ["earthquake"], begins: "roundEnd", chance: firstOfAll });
  givenPosition(middleAges, state).asks("losses", 0);
  expect(middleAges.view(state, 0).done).toEqual([0, 1]);
});

it("counts the tile under each Lord as taken in the current scores", () => {
  const state = position({
    fiefs: [
      { coins: 10, lordOn: "field+p" },
      { coins: 10, lordOn: "church", tiles: "church" },
    ],
  });
  // A first Field: 7 Domains stay empty, and it brings 1 for its Peasant and 2. A second Church brings 6.
  expect(middleAges.currentScores(state)).toEqual([10 - 70 + 3, 10 - 70 + 6]);
});
