import fc from "fast-check";
import { expect, it } from "vitest";
import { pointsByPlace, sizeNeutral, withoutForfeits } from "../scoring/scorings.ts";
import type { Results, TableResult } from "./results.ts";
import { type Criterion, type StandingRules, standingsOf } from "./standings.ts";

const scoring = pointsByPlace([6, 3, 1, 0]);
const rules = (...order: Criterion[]): StandingRules => ({ scoring, order, lots: { ann: 1, bob: 2, cat: 3, dan: 4 } });
const players = ["ann", "bob", "cat", "dan"];

/** Those named take the places one after the other. */
const game = (round: number, ...finishing: string[]): TableResult => ({
  round,
  table: 1,
  places: finishing.map((player, place) => ({
    player,
    rank: place + 1,
    score: 10 - place,
    tieBreaks: [],
    isForfeit: false,
  })),
});
const results = (tables: readonly TableResult[], more: Partial<Results> = {}): Results => ({
  players,
  tables,
  byes: [],
  advantages: {},
  ...more,
});
const orderOf = (given: Results, ...order: Criterion[]) =>
  standingsOf(given, rules(...order)).map(({ player, rank }) => [player, rank]);

it("ranks by points and says where each point comes from", () => {
  const [first] = standingsOf(results([game(1, ...players), game(2, "bob", "ann", "dan", "cat")]), rules("points"));
  expect(first).toMatchObject({ player: "ann", rank: 1, points: 9 });
  expect(first?.sources).toEqual([
    { from: "table", round: 1, table: 1, points: 6 },
    { from: "table", round: 2, table: 1, points: 3 },
  ]);
});

it("shares a rank if no tie-break separates the players", () => {
  const tables = [game(1, ...players), game(2, "bob", "ann", "dan", "cat")];
  expect(orderOf(results(tables), "points")).toEqual([
    ["ann", 1],
    ["bob", 1],
    ["cat", 3],
    ["dan", 3],
  ]);
});

it("breaks ties by random draw, the same each time", () => {
  const tables = [game(1, ...players), game(2, "bob", "ann", "dan", "cat")];
  expect(orderOf(results(tables), "points", "lot")).toEqual([
    ["bob", 1],
    ["ann", 2],
    ["dan", 3],
    ["cat", 4],
  ]);
});

it("breaks ties by results at common tables, counting only the tied players", () => {
  const tables = [game(1, "ann", "bob", "cat", "dan"), game(2, "cat", "bob", "ann"), game(3, "dan", "bob", "ann")];
  const found = standingsOf(results(tables), rules("wins", "headToHead"));
  // Each of the three has won once. Ann and cat, and ann and dan, are even; cat ended above dan. Bob's games do not count.
  expect(found.map(({ player, wins, figures }) => [player, wins, figures[1]])).toEqual([
    ["cat", 1, 1],
    ["ann", 1, 0],
    ["dan", 1, -1],
    ["bob", 0, 0],
  ]);
});

it("gives a bye the average of the player's own games, or what the director decides", () => {
  const tables = [game(1, "ann", "bob", "cat"), game(2, "bob", "ann", "dan")];
  const byes = [
    { round: 3, player: "ann" },
    { round: 3, player: "dan", points: 2 },
  ];
  const found = standingsOf(results(tables, { byes }), rules("points"));
  expect(found.find(({ player }) => player === "ann")?.points).toBe(13.5);
  expect(found.find(({ player }) => player === "dan")?.points).toBe(3);
});

it("lets byes compete with games if only the best results count", () => {
  const tables = [game(1, "ann", "bob", "cat"), game(2, "ann", "bob", "dan"), game(3, "bob", "ann", "dan")];
  const byes = [{ round: 3, player: "cat", points: 6 }];
  const found = standingsOf(results(tables, { byes }), { ...rules("points"), counting: 1 });
  expect(found.map(({ player, points }) => [player, points])).toEqual([
    ["ann", 6],
    ["bob", 6],
    ["cat", 6],
    ["dan", 1],
  ]);
  expect(found[2]?.sources).toEqual([
    { from: "table", round: 1, table: 1, points: 1, isLeftOut: true },
    { from: "bye", round: 3, points: 6 },
  ]);
});

it("counts a bye as a game against the player's own average in the opponents' average", () => {
  const tables = [game(1, "ann", "bob"), game(2, "cat", "dan")];
  const alone = results(tables, { byes: [{ round: 2, player: "ann" }] });
  const found = standingsOf(alone, rules("points", "opponents"));
  expect(found.find(({ player }) => player === "ann")?.figures[1]).toBe(4.5);
  expect(found.find(({ player }) => player === "cat")?.figures[1]).toBe(3);
});

it("puts fewer forfeits and worse seats first", () => {
  const left = game(1, "ann", "bob", "cat", "dan").places.map((place) => ({
    ...place,
    rank: 1,
    isForfeit: place.player === "ann",
  }));
  const tables = [{ round: 1, table: 1, places: left }];
  const worth = { 4: [0, 0.2, 0.1, 0] };
  expect(orderOf(results(tables, { advantages: worth }), "points", "forfeits", "seatLuck")).toEqual([
    ["dan", 1],
    ["cat", 2],
    ["bob", 3],
    ["ann", 4],
  ]);
});

it("gives no win and no score at a table to which nobody came", () => {
  const places = players.map((player) => ({ player, rank: 1, score: 5, tieBreaks: [], isForfeit: true }));
  const nobodyCame = results([{ round: 1, table: 1, places }]);
  const found = standingsOf(nobodyCame, { ...rules("points", "wins", "score"), scoring: withoutForfeits(sizeNeutral) });
  expect(found.map(({ figures }) => figures)).toEqual(players.map(() => [0, 0, 0]));
});

it("does not depend on the order of the results", () => {
  const many = Array.from({ length: 12 }, (_, place) => ({
    ...game(Math.floor(place / 3), ...players.slice(place % 2).toSorted()),
    table: place,
  }));
  const full: StandingRules = {
    ...rules("points", "wins", "headToHead", "opponents", "scoreShare", "best"),
    scoring: sizeNeutral,
  };
  const expected = standingsOf(results(many), full).map(({ player, rank, figures }) => ({ player, rank, figures }));
  fc.assert(
    fc.property(fc.shuffledSubarray(many, { minLength: many.length }), (mixed) => {
      const found = standingsOf(results(mixed), full).map(({ player, rank, figures }) => ({ player, rank, figures }));
      expect(found).toEqual(expected);
    }),
  );
});
