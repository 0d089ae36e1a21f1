import { expect, it } from "vitest";
import { withBalancedSeats } from "./balanced-seats.ts";
import type { Design } from "./development.ts";
import { planeRounds, planeSizes } from "./planes.ts";

/** The highest difference, for one player, between the most and the least frequent seat. */
function imbalanceOf(tables: Design, players: number, seats: number): number {
  const differences = Array.from({ length: players }, (_, player) => {
    const counts = Array.from({ length: seats }, (__, seat) => tables.filter((table) => table[seat] === player).length);
    return Math.max(...counts) - Math.min(...counts);
  });
  return Math.max(...differences);
}

it.each(planeSizes)("balances the seats of a plane of %i players per table", (size) => {
  const tables = planeRounds(size).flat();
  expect(imbalanceOf(tables, size * size, size)).toBeGreaterThan(1);
  const balanced = withBalancedSeats(tables);
  expect(imbalanceOf(balanced, size * size, size)).toBeLessThanOrEqual(1);
  expect(balanced.map((table) => table.toSorted())).toEqual(tables.map((table) => table.toSorted()));
});
