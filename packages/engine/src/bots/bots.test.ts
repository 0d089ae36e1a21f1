import { describe, expect, it } from "vitest";
import { chanceFrom, seededChance } from "../core/chance.ts";
import { covers } from "../core/choice.ts";
import type { Ruleset, Vocabulary } from "../core/ruleset.ts";
import { feud } from "../testing/toys/feud.fixture.ts";
import type { Feud } from "../testing/toys/feud-moves.fixture.ts";
import { marketDay } from "../testing/toys/market-day.fixture.ts";
import { type Bot, concluded } from "./bot.ts";
import { candidatesOf, noticedOf } from "./candidates.ts";
import { bots, greedyWith, random, searchWith, selfPlay } from "./index.ts";

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
const search = searchWith({ playouts: 12 });

/** A position of a feud in which a seat has a turn of its own. */
function turnInFeud() {
  const { moments } = selfPlay({
    ruleset: feud,
    seats: 2,
    options: {},
    bots: [random, random],
    chance: seededChance(5),
  });
  const state = moments.map(({ before }) => before).find((before) => feud.question(before)?.kind === "turn");
  if (state === undefined) throw new Error("no turn in this game");
  const [seat = 0] = feud.question(state)?.seats ?? [];
  return { ruleset: feud, state, seat };
}

describe("bots", () => {
  it.each(Object.entries({ random, easy: bots.easy, medium: bots.medium, search }))(
    "%s plays whole games of both toys by their rules",
    (_, bot) => {
      for (const seed of [1, 2]) {
        const chance = seededChance(seed);
        const war = selfPlay({ ruleset: feud, seats: 3, options: {}, bots: [bot, bot, bot], chance });
        const market = selfPlay({ ruleset: marketDay, seats: 2, options: {}, bots: [bot, bot], chance });
        expect([feud.outcome(war.state), marketDay.outcome(market.state)]).not.toContain(undefined);
      }
    },
  );

  it("greedy wins 40 feuds against random by 20 and more (seeds 0 to 39)", () => {
    expect(leadOf(feud, 40, [greedyWith(), random])).toBeGreaterThanOrEqual(20);
  });

  it("medium wins 40 feuds against easy by 10 and more (seeds 0 to 39)", () => {
    expect(leadOf(feud, 40, [bots.medium, bots.easy])).toBeGreaterThanOrEqual(10);
  });

  it("search wins 30 feuds against greedy by 10 and more (seeds 0 to 29)", () => {
    expect(leadOf(feud, 30, [searchWith({ playouts: 80 }), greedyWith()])).toBeGreaterThanOrEqual(10);
  });

  it.each([
    ["easy", bots.easy],
    ["medium", bots.medium],
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

  it("evaluates redealt positions only", () => {
    const { state, seat } = turnInFeud();
    const seen = new Set<Feud["state"]>();
    const dealt = new Set<Feud["state"]>();
    const watched: Ruleset<Feud> = {
      ...feud,
      redeal(position, audience, chance) {
        const twin = { ...feud.redeal(position, audience, chance) };
        dealt.add(twin);
        return twin;
      },
      decide(position, mover, move, chance) {
        seen.add(position);
        return feud.decide(position, mover, move, chance);
      },
    };
    for (const bot of [bots.medium, search]) concluded(bot({ ruleset: watched, state, seat, chance: seededChance(1) }));
    expect(dealt.size).toBeGreaterThan(0);
    expect(seen.has(state)).toBe(false);
  });

  it("prefers what the ruleset evaluates highest to the current scores", () => {
    const turn = turnInFeud();
    const upsideDown: Ruleset<Feud> = {
      ...feud,
      evaluate: (state) => feud.currentScores(state).map((score) => 0 - score),
    };
    const play = (ruleset: Ruleset<Feud>) => {
      const move = concluded(greedyWith()({ ...turn, ruleset, chance: seededChance(1) }));
      const decision = feud.decide(turn.state, turn.seat, move, seededChance(1));
      return "facts" in decision ? (feud.currentScores(decision.state)[turn.seat] ?? 0) : Number.NaN;
    };
    expect(play(upsideDown)).toBeLessThanOrEqual(play(feud));
  });

  it("passes if all moves that it noticed do harm, although it did not notice passing", () => {
    const turn = turnInFeud();
    const openOffers: Ruleset<Feud> = {
      ...feud,
      choices: (state, seat) => feud.choices(state, seat).filter(({ type }) => type === "offer" || type === "rest"),
      evaluate: ({ houses, offers }) => houses.map((_, seat) => (seat === turn.seat ? 0 - offers.length : 0)),
    };
    expect(feud.choices(turn.state, turn.seat).map(({ type }) => type)).toContain("offer");
    for (let seed = 0; seed < 10; seed++) {
      const narrow = greedyWith({ noticedMax: 1 });
      const move = concluded(narrow({ ...turn, ruleset: openOffers, chance: seededChance(seed) }));
      expect(move).toEqual({ type: "rest" });
    }
  });

  it("notices moves of all types before a second one of the same", () => {
    const offers = Array.from({ length: 60 }, (_, crowns) => ({ type: "offer", crowns }));
    const moves = [...offers, { type: "rest" }, { type: "tax" }];
    for (let seed = 0; seed < 10; seed++) {
      const noticed = noticedOf(moves, seededChance(seed), 4).map(({ type }) => type);
      expect(noticed.toSorted()).toEqual(["offer", "offer", "rest", "tax"]);
    }
    expect(noticedOf(moves, seededChance(1), 99)).toHaveLength(62);
  });

  it("search gives way after each playout, and plays its best move so far when time is up", () => {
    const turn = turnInFeud();
    const slices = [...searchWith({ playouts: 32 })({ ...turn, chance: seededChance(1) })];
    const hurried = [...searchWith({ playouts: 32 })({ ...turn, chance: seededChance(1), isTimeUp: () => true })];
    expect(slices.length).toBeGreaterThan(16);
    expect(hurried.length).toBeLessThan(slices.length);
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
