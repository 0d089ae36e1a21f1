import { describe, expect, it } from "vitest";
import { chanceFrom, seededChance } from "../core/chance.ts";
import { covers } from "../core/choice.ts";
import type { Ruleset, Seat } from "../core/ruleset.ts";
import { feud } from "../testing/toys/feud.toy.ts";
import type { Feud } from "../testing/toys/feud-moves.toy.ts";
import { marketDay } from "../testing/toys/market-day.toy.ts";
import { type Bot, concluded } from "./bot.ts";
import { candidatesOf } from "./candidates.ts";
import { bots, searchWith, selfPlay } from "./index.ts";

const winsOf = (games: number, first: Bot, second: Bot): number =>
  Array.from({ length: games }, (_, seed) => {
    const seat: Seat = seed % 2;
    const table = seat === 0 ? [first, second] : [second, first];
    const { state } = selfPlay({ ruleset: feud, seats: 2, options: {}, bots: table, chance: seededChance(seed) });
    const [mine, theirs] = [feud.standing(state)[seat] ?? 0, feud.standing(state)[1 - seat] ?? 0];
    return mine > theirs ? 1 : 0;
  }).reduce<number>((sum, win) => sum + win, 0);
const { random, greedy, search } = bots;

describe("bots", () => {
  it.each(Object.entries(bots))("%s plays whole games of both toys by their rules", (_, bot) => {
    for (const seed of [1, 2]) {
      const chance = seededChance(seed);
      const war = selfPlay({ ruleset: feud, seats: 3, options: {}, bots: [bot, bot, bot], chance });
      const market = selfPlay({ ruleset: marketDay, seats: 2, options: {}, bots: [bot, bot], chance });
      expect([feud.outcome(war.state), marketDay.outcome(market.state)]).not.toContain(undefined);
    }
  });

  it("greedy wins at least 25 of 40 feuds against random (seeds 0 to 39)", () => {
    expect(winsOf(40, greedy, random)).toBeGreaterThanOrEqual(25);
  });

  it("search wins at least 25 of 40 feuds against greedy (seeds 0 to 39)", () => {
    expect(winsOf(40, search, greedy)).toBeGreaterThanOrEqual(25);
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
      // What is dealt anew in its thoughts must come from what it sees, so redealing is made blind to the rest.
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
