import { describe, expect, it } from "vitest";
import { chanceFrom, seededChance } from "../core/chance.ts";
import { covers } from "../core/choice.ts";
import type { Ruleset, Vocabulary } from "../core/ruleset.ts";
import { feud } from "../testing/toys/feud.fixture.ts";
import type { Feud } from "../testing/toys/feud-moves.fixture.ts";
import { marketDay } from "../testing/toys/market-day.fixture.ts";
import { type Bot, concluded } from "./bot.ts";
import { candidatesOf } from "./candidates.ts";
import { bots, searchWith, selfPlay } from "./index.ts";

/** How many more games one bot wins than it loses. */
function leadOf<Game extends Vocabulary>(ruleset: Ruleset<Game>, games: number, bots: readonly [Bot, Bot]): number {
  const results = Array.from({ length: games }, (_, seed) => {
    const seat = seed % 2;
    const chance = seededChance(seed);
    const table = seat === 0 ? bots : bots.toReversed();
    const { state } = selfPlay({ ruleset, seats: 2, options: {}, bots: table, chance });
    const [mine = 0, theirs = 0] = [ruleset.currentScores(state)[seat], ruleset.currentScores(state)[1 - seat]];
    return Math.sign(mine - theirs);
  });
  return results.reduce<number>((sum, result) => sum + result, 0);
}
const { random, greedy } = bots;
const search = searchWith({ playouts: 12 });

describe("bots", () => {
  it.each(Object.entries({ random, greedy, search }))("%s plays whole games of both toys by their rules", (_, bot) => {
    for (const seed of [1, 2]) {
      const chance = seededChance(seed);
      const war = selfPlay({ ruleset: feud, seats: 3, options: {}, bots: [bot, bot, bot], chance });
      const market = selfPlay({ ruleset: marketDay, seats: 2, options: {}, bots: [bot, bot], chance });
      expect([feud.outcome(war.state), marketDay.outcome(market.state)]).not.toContain(undefined);
    }
  });

  it("greedy wins 40 feuds against random by 20 and more (seeds 0 to 39)", () => {
    expect(leadOf(feud, 40, [greedy, random])).toBeGreaterThanOrEqual(20);
  });

  it("search wins 30 feuds against greedy by 10 and more (seeds 0 to 29)", () => {
    expect(leadOf(feud, 30, [searchWith({ playouts: 80 }), greedy])).toBeGreaterThanOrEqual(10);
  });

  it.each([
    ["greedy", greedy],
    ["search", search],
  ])("%s does the same whatever its seat may not see", (_, bot) => {
    const { moments } = selfPlay({
      ruleset: feud,
      seats: 2,
      options: {},
      bots: [random, random],
      chance: seededChance(5),
    });
    for (const { before, seat } of moments.filter((_, at) => at % 4 === 0)) {
      const twin = feud.redeal(before, seat, seededChance(6));
      // What the bot deals again while thinking must come from what it sees, so `redeal` is made blind to the rest.
      const blind: Ruleset<Feud> = { ...feud, redeal: () => before };
      const thought = (state: Feud["state"]) =>
        concluded(bot({ ruleset: blind, state, seat, chance: seededChance(7) }));
      expect(thought(twin)).toEqual(thought(before));
    }
  });

  it("search gives way after each playout", () => {
    const { state } = selfPlay({
      ruleset: feud,
      seats: 2,
      options: {},
      bots: [random, random],
      chance: seededChance(5),
    })
      .moments.map(({ before }) => ({ state: before }))
      .find(({ state: before }) => feud.question(before)?.kind === "turn") ?? { state: undefined };
    if (state === undefined) throw new Error("no turn in this game");
    const [seat = 0] = feud.question(state)?.seats ?? [];
    const turn = { ruleset: feud, state, seat, chance: seededChance(1) };
    const slices = [...searchWith({ playouts: 17 })(turn)];
    expect(slices).toHaveLength(17);
  });

  it("lists every move where they are few and samples where they are many", () => {
    const few = { type: "stance", fields: { stance: { oneOf: ["stand", "withdraw"] } } } as const;
    const many = {
      type: "offer",
      fields: {
        to: { oneOf: [1] },
        crowns: { from: 0, to: 99 },
        card: { oneOf: ["none"] },
        asked: { from: 0, to: 99 },
      },
    } as const;
    const chance = chanceFrom(seededChance(2).below);
    const moves = candidatesOf<Feud["move"]>([few, many], chance, 20);
    expect(moves.filter(({ type }) => type === "stance")).toHaveLength(2);
    expect(moves.length).toBeGreaterThan(10);
    expect(moves.length).toBeLessThanOrEqual(20);
    expect(moves.every((move) => covers(few, move) || covers(many, move))).toBe(true);
  });
});
