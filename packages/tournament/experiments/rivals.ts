import { type Contender, meetingCount } from "../src/pairing/contender.ts";
import { pairRound } from "../src/pairing/pair-round.ts";
import { tableSizesFor } from "../src/pairing/table-sizes.ts";
import { randomFrom, rulesOf } from "../src/pairing/testing.fixture.ts";
import type { Below } from "../src/random.ts";
import { shuffled } from "../src/random.ts";

export type Way = (contenders: readonly Contender[], below: Below) => readonly (readonly string[])[];
const sizes = { least: 3, most: 5, preferred: 4 };

/** Three ways to make tables for the same players. The first two draw the seats at random. */
export const ways: Readonly<Record<"topDown" | "greedy" | "search", Way>> = {
  topDown: (contenders, below) => cut(byPoints(contenders, below), below),
  greedy: (contenders, below) => greedily(byPoints(contenders, below), below),
  search: (contenders, below) => pairRound(contenders, rulesOf(3, 5, 4), below)?.tables ?? [],
};
export { randomFrom, sizes };

/** The leaders at the first table, the next at the second. */
function cut(ordered: readonly Contender[], below: Below): readonly (readonly string[])[] {
  let from = 0;
  return (tableSizesFor(ordered.length, sizes) ?? []).map((size) => {
    const table = ordered.slice(from, from + size);
    from += size;
    return seatedByLot(table, below);
  });
}

/** Fills each table from the top with the players who have met those at it least often. */
function greedily(ordered: readonly Contender[], below: Below): readonly (readonly string[])[] {
  let left = ordered;
  return (tableSizesFor(ordered.length, sizes) ?? []).map((size) => {
    const table: Contender[] = [];
    while (table.length < size) {
      const next = left.toSorted((one, other) => meetings(table, one) - meetings(table, other))[0] as Contender;
      table.push(next);
      left = left.filter((one) => one !== next);
    }
    return seatedByLot(table, below);
  });
}

const meetings = (table: readonly Contender[], one: Contender) =>
  table.reduce((sum, other) => sum + meetingCount(one, other) ** 2, 0);
const byPoints = (contenders: readonly Contender[], below: Below) =>
  shuffled(contenders, below).toSorted((one, other) => other.points - one.points);
const seatedByLot = (table: readonly Contender[], below: Below) => shuffled(table, below).map(({ player }) => player);
