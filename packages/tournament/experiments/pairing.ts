import type { Contender } from "../src/pairing/contender.ts";
import { afterRound, newcomers } from "../src/pairing/testing.fixture.ts";
import { randomFrom, sizes, type Way, ways } from "./rivals.ts";

/** How often players meet again and how uneven their seats are: one table row for each way of pairing. */
const trials = 20;
const tournaments = [
  [16, 5],
  [23, 5],
  [32, 5],
  [40, 6],
  [64, 6],
  [120, 7],
] as const;

export function comparePairings(): void {
  console.log(
    "| players, rounds | way | meetings again | most of one pair | seat imbalance |\n| --- | --- | --- | --- | --- |",
  );
  for (const [players, rounds] of tournaments) {
    for (const [name, way] of Object.entries(ways)) {
      const found = Array.from({ length: trials }, (_, seed) => figuresOf(played(players, rounds, way, seed)));
      const mean = (figure: (one: (typeof found)[number]) => number) =>
        found.reduce((sum, one) => sum + figure(one), 0) / trials;
      const cells = [
        mean((one) => one.again).toFixed(1),
        Math.max(...found.map((one) => one.most)),
        mean((one) => one.seats).toFixed(2),
      ];
      console.log(`| ${players}, ${rounds} | ${name} | ${cells.join(" | ")} |`);
    }
  }
}

function played(players: number, rounds: number, way: Way, seed: number): readonly Contender[] {
  const below = randomFrom(seed + 1);
  let contenders = newcomers(players);
  for (let round = 0; round < rounds; round++) {
    const tables = way(contenders, below);
    contenders = afterRound(contenders, { tables, byes: [] }, sizes.preferred, below);
  }
  return contenders;
}

/** Imbalance: the average difference between how often a player had their most common and their rarest seat. */
function figuresOf(contenders: readonly Contender[]) {
  const times = contenders.flatMap(({ met }) => Object.values(met));
  const seats = contenders.map((one) => [0, 1, 2, 3].map((seat) => one.seats[seat] ?? 0));
  return {
    // Each pair is counted twice, once for each player.
    again: times.reduce((sum, met) => sum + met - 1, 0) / 2,
    most: Math.max(...times),
    seats: seats.reduce((sum, often) => sum + Math.max(...often) - Math.min(...often), 0) / contenders.length,
  };
}
