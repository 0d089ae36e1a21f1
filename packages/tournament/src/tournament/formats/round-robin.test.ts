import { describe, expect, it } from "vitest";
import { Played, planOf, stages } from "../scenarios/testing.fixture.ts";
import { simulateTournament } from "../simulation/simulate-tournament.ts";
import type { Tournament } from "../state/tournament.ts";

const fixed = (size: number) => ({ least: size, most: size, preferred: size });
const played = (size: number, players: number, sizes = fixed(size)) =>
  new Played(planOf([{ ...stages["round-robin"], sizes }])).begin(players);
const tablesOf = ({ rounds }: Tournament) => rounds.flatMap((round) => round.tables.map(({ players }) => players));

function imbalanceOf(tables: readonly (readonly string[])[], player: string, seats: number): number {
  const counts = Array.from({ length: seats }, (_, seat) => tables.filter((table) => table[seat] === player).length);
  return Math.max(...counts) - Math.min(...counts);
}

function unmetIn(tournament: Tournament): number {
  const players = tournament.players.map(({ player }) => player);
  const tables = tablesOf(tournament);
  const pairs = players.flatMap((one, place) => players.slice(place + 1).map((other) => [one, other]));
  return pairs.filter((pair) => !tables.some((table) => pair.every((player) => table.includes(player)))).length;
}

describe.each([
  [3, 9],
  [4, 16],
  [3, 6],
  [4, 12],
  [3, 12],
  [3, 15],
])("a round robin at tables of %i with %i players", (size, players) => {
  it("gives each player every seat about equally often", () => {
    const { tournament } = played(size, players).playOn();
    const tables = tablesOf(tournament);
    const imbalances = tournament.players.map(({ player }) => imbalanceOf(tables, player, size));
    expect(Math.max(...imbalances)).toBeLessThanOrEqual(1);
  });

  it("says from its beginning how many pairs do not meet", () => {
    const begun = played(size, players);
    const [stage] = begun.tournament.stages;
    expect(stage?.unmetPairs).toBe(unmetIn(begun.playOn().tournament));
  });
});

it.each([
  [3, 9, 0],
  [4, 12, 12],
  [3, 12, 1],
  [3, 6, 3],
  [3, 15, 0],
])("at tables of %i, %i players leave %i pairs unmet", (size, players, unmet) => {
  expect(played(size, players).tournament.stages[0]?.unmetPairs).toBe(unmet);
});

it("counts byes evenly if the players do not fill the tables", () => {
  const { tournament } = played(4, 10).playOn();
  const byesOf = (player: string) => tournament.rounds.filter(({ byes }) => byes.includes(player)).length;
  const byes = tournament.players.map(({ player }) => byesOf(player));
  expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
});

it("searches for tables round by round when a player is missing, and keeps players apart", () => {
  const reason = "They share a household.";
  const begun = new Played(planOf([{ ...stages["round-robin"], sizes: fixed(3) }], { pairing: "director" })).begin(12);
  begun.act({ type: "keep-apart", pairs: [["p1", "p2"]], reason });
  const [round] = begun.tournament.rounds;
  expect(round?.certificate).not.toBeNull();
  expect(round?.tables.some(({ players }) => players.includes("p1") && players.includes("p2"))).toBe(false);
});

it("shows unmet pairs in the simulation", () => {
  const simulation = simulateTournament(
    planOf([{ ...stages["round-robin"], sizes: fixed(4) }]),
    { players: 12 },
    "5".repeat(64),
    2,
  );
  for (;;) {
    const { done, value } = simulation.next();
    if (done !== true) continue;
    expect(value.unmetPairs).toMatchObject({ min: 12, max: 12 });
    return;
  }
});
