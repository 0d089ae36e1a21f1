import { expect, it } from "vitest";
import { type Bot, bots, random, searchWith, selfPlay } from "../../bots/index.ts";
import { seededChance } from "../../core/chance.ts";
import { village } from "./ruleset.ts";

function ranksOf(table: readonly Bot[], seed: number): readonly number[] {
  const { state } = selfPlay({
    ruleset: village,
    seats: table.length,
    options: {},
    bots: table,
    chance: seededChance(seed),
  });
  return (village.outcome(state)?.ranking ?? []).map(({ rank }) => rank);
}

it.each(Object.entries({ random, search: searchWith({ playouts: 6, horizon: 6 }) }))(
  "%s plays a whole game of three by the rules (seed 11)",
  (_, bot) => {
    expect(ranksOf([bot, bot, bot], 11)).toHaveLength(3);
  },
);

it("medium families stand before random ones, two against two (seeds 1 to 5)", () => {
  const ranks = [1, 2, 3, 4, 5].map((seed) => ranksOf([bots.medium, random, bots.medium, random], seed));
  const sum = (seats: readonly number[]) =>
    ranks.reduce((all, one) => all + seats.reduce((some, seat) => some + (one[seat] ?? 0), 0), 0);
  expect(sum([0, 2])).toBeLessThan(sum([1, 3]));
});
