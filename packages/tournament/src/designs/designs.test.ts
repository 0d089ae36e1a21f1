import { expect, it } from "vitest";
import { bergerRounds } from "./berger.ts";
import { catalogue, designFor } from "./catalogue.ts";
import type { Design } from "./development.ts";
import { planeRounds, planeSizes } from "./planes.ts";

it.each(catalogue.map((entry) => [entry.players, entry.tableSize, entry] as const))(
  "has %i players meet equally often at tables of %i, and sit equally often everywhere",
  (players, tableSize, { gamesEach, meetings, tables }) => {
    expect(tables.every((table) => new Set(table).size === tableSize)).toBe(true);
    expect(new Set(meetingsIn(tables, players))).toEqual(new Set([meetings]));
    expect(new Set(sittingsIn(tables, players, tableSize))).toEqual(new Set([gamesEach / tableSize]));
  },
);

it("gives the published numbers of tables and meetings", () => {
  const figures = catalogue.map(({ tableSize, players, tables, gamesEach, meetings }) => [
    tableSize,
    players,
    tables.length,
    gamesEach,
    meetings,
  ]);
  expect(figures).toEqual([
    [3, 4, 4, 3, 2],
    [3, 5, 10, 6, 3],
    [3, 7, 7, 3, 1],
    [3, 13, 26, 6, 1],
    [4, 5, 5, 4, 3],
    [4, 7, 7, 4, 2],
    [4, 9, 18, 8, 3],
    [4, 13, 13, 4, 1],
    [5, 6, 6, 5, 4],
    [5, 11, 11, 5, 2],
    [5, 21, 21, 5, 1],
    [6, 7, 7, 6, 5],
    [6, 11, 11, 6, 3],
    [6, 31, 31, 6, 1],
    [3, 3, 3, 3, 3],
    [4, 4, 4, 4, 4],
    [5, 5, 5, 5, 5],
    [6, 6, 6, 6, 6],
  ]);
  expect(designFor(4, 8)).toBeUndefined();
});

it.each(planeSizes)("lets everyone play in every round and meet everyone once at tables of %i", (size) => {
  const rounds = planeRounds(size);
  expect(rounds).toHaveLength(size + 1);
  for (const round of rounds) expect(new Set(round.flat()).size).toBe(size * size);
  expect(new Set(meetingsIn(rounds.flat(), size * size))).toEqual(new Set([1]));
});

it.each([2, 3, 4, 5, 8, 11, 16])(
  "lets %i players meet once by Berger tables, with at most one game per round",
  (players) => {
    const rounds = bergerRounds(players);
    expect(rounds).toHaveLength(players % 2 === 0 ? players - 1 : players);
    for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2);
    expect(new Set(meetingsIn(rounds.flat(), players))).toEqual(new Set([1]));
  },
);

it.each([4, 6, 9])("gives %i players each seat equally often in a double round-robin", (players) => {
  const tables = bergerRounds(players, true).flat();
  expect(new Set(meetingsIn(tables, players))).toEqual(new Set([2]));
  expect(new Set(sittingsIn(tables, players, 2))).toEqual(new Set([players - 1]));
});

it.each([4, 6, 8, 10])("never gives one of %i players the same seat three times in a row", (players) => {
  const rounds = bergerRounds(players, true);
  for (let player = 0; player < players; player++) {
    const seats = rounds.map((round) => round.find((table) => table.includes(player))?.indexOf(player));
    expect(seats.join("")).not.toMatch(/000|111/);
  }
});

function meetingsIn(tables: Design, players: number): readonly number[] {
  const pairs = Array.from({ length: players }, (_, one) => one).flatMap((one) =>
    Array.from({ length: one }, (_, other) => [one, other] as const),
  );
  return pairs.map(([one, other]) => tables.filter((table) => table.includes(one) && table.includes(other)).length);
}

function sittingsIn(tables: Design, players: number, tableSize: number): readonly number[] {
  return Array.from({ length: players * tableSize }, (_, place) => {
    const seat = place % tableSize;
    return tables.filter((table) => table[seat] === Math.floor(place / tableSize)).length;
  });
}
