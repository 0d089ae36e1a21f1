import { rulesetSchemas } from "@seneschal/schema";
import { describe, expect, it } from "vitest";
import { random } from "../bots/random.ts";
import { searchWith } from "../bots/search.ts";
import { selfPlay } from "../bots/self-play.ts";
import { seededChance } from "../core/chance.ts";
import type { Ruleset, Vocabulary } from "../core/ruleset.ts";
import { rulesets } from "../games/register.ts";
import { feud } from "../testing/toys/feud.fixture.ts";
import { costOf, decisionsIn, judged } from "./decisions.ts";
import { type Progress, reportOn } from "./game-report.ts";
import { type Purse, purse } from "./purse.fixture.ts";
import { type RecordedGame, type RecordedStep, transitionsOf } from "./recorded-game.ts";
import { playoutsFor, type ReportEffort, usualReportEffort } from "./report-effort.ts";
import { checked } from "./swings.ts";

const quick = { bot: searchWith({ playouts: 4, finalists: 2 }), movesMax: 4 };
const some = { playouts: 8, games: 4, checked: 6, gamesChecked: 8, draws: 100, continuation: quick };
const effort: ReportEffort = { ...usualReportEffort, ...some };

function reported<Game extends Vocabulary>(game: RecordedGame<Game>, spent: ReportEffort = effort) {
  const progress: Progress[] = [];
  const work = reportOn(game, spent);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return { report: value, progress };
    progress.push(value);
  }
}

function finished<Result>(work: Generator<unknown, Result, undefined>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** A game of random bots, up to this many moves. */
function randomGame<Game extends Vocabulary>(ruleset: Ruleset<Game>, seats: number, moves: number): RecordedGame<Game> {
  const { opening, moments } = selfPlay({
    ruleset,
    seats,
    options: (rulesetSchemas.find(({ id }) => id === ruleset.id)?.options.parse({}) ?? {}) as Game["options"],
    bots: Array.from({ length: seats }, () => random),
    chance: seededChance(3),
  });
  const played = moments.map(({ facts, seat, move }) => ({ facts, played: { seat, move } }));
  return { ruleset, steps: [{ facts: opening }, ...played].slice(0, moves + 1) };
}

/** A game of purses: only the first seat has a secret, 6. */
function purses(...gained: readonly (readonly [Purse["move"], coins: number])[]): RecordedGame<Purse> {
  return pursesWith([9, 0, 9, 0, 9, 0, 9, 0], gained);
}

function pursesWith(
  stack: readonly number[],
  gained: readonly (readonly [Purse["move"], coins: number])[],
): RecordedGame<Purse> {
  const opening = { type: "Began", stack, secrets: [6, 0] } as const;
  const steps = gained.map(
    ([move, coins], turn): RecordedStep<Purse> => ({
      facts: [{ type: "Gained", coins, from: move.type }],
      played: { seat: turn % 2, move },
    }),
  );
  return { ruleset: purse, steps: [{ facts: [opening] }, ...steps] };
}
const take = (coins: number) => [{ type: "take", coins }, coins] as const;

describe("a game report", () => {
  it("says how far each seat is ahead after each step", () => {
    const { report } = reported(purses(take(3), take(1), take(2)));
    expect(report.steps.map(({ leads }) => leads)).toEqual([
      [0, 0],
      [3, -3],
      [2, -2],
      [4, -4],
    ]);
  });

  it("names the best move for what a seat knew, and what the played one cost", () => {
    // The seats know that almost all cards are nines, but not that the next one is none.
    const { report } = reported(pursesWith([0, 9, 9, 9, 9, 9, 9, 9], [take(1), take(1)]));
    const [first, second] = report.decisions;
    expect(first).toMatchObject({ step: 1, seat: 0, played: { type: "take", coins: 1 }, best: { type: "draw" } });
    expect(second).toMatchObject({ step: 2, seat: 1, best: { type: "draw" } });
    expect(first?.comparison?.betterShare).toBeGreaterThan(0.5);
    expect(report.seats[0]).toMatchObject({ cost: first && costOf(first), decisions: 1, asHard: 0 });
  });

  it("finds no fault with the moves of Hard", () => {
    const { report } = reported(pursesWith([0, 9, 9, 9, 9, 9, 9, 9], [[{ type: "draw" }, 0]]));
    expect(report.decisions).toEqual([{ step: 1, seat: 0, played: { type: "draw" }, best: { type: "draw" } }]);
    expect(report.seats[0]).toMatchObject({ cost: 0, decisions: 1, asHard: 1 });
    expect(report.swings).toEqual([]);
  });

  it("tells luck with a die and with a shuffled stack from what was chosen", () => {
    const { report } = reported(
      purses([{ type: "roll" }, 6], take(1), [{ type: "draw" }, 9], take(2), [{ type: "show" }, 6]),
    );
    const lucky = report.steps.map(({ luck }) => luck !== undefined);
    expect(lucky).toEqual([false, true, false, true, false, false]);
    // A die shows 3.5 and a card 4.5 on average; what the next moves draw varies.
    expect(Math.abs((report.steps[1]?.luck?.[0] ?? 0) - 2.5)).toBeLessThan(1.5);
    expect(Math.abs((report.steps[3]?.luck?.[0] ?? 0) - 4.5)).toBeLessThan(1.5);
    const [mine, theirs] = report.seats;
    expect(mine?.luck).toBeCloseTo(0 - (theirs?.luck ?? 0));
  });

  it("keeps at most five swings, the costliest first", () => {
    const { report } = reported(purses(take(1), take(1), take(1), take(1), take(1), take(1)));
    const costs = report.swings.map(costOf);
    expect(costs.length).toBeGreaterThan(1);
    expect(costs.length).toBeLessThanOrEqual(5);
    expect(costs).toEqual(costs.toSorted((one, other) => other - one));
    for (const { step, best, comparison } of report.swings) {
      expect(report.decisions).toContainEqual(expect.objectContaining({ step, best }));
      expect(comparison.betterShare).toBeGreaterThanOrEqual(0.8);
    }
  });

  it("leaves out moves without an alternative and moves that the rules would refuse", () => {
    const forced: Ruleset<Purse> = { ...purse, choices: () => [{ type: "roll", fields: {} }] };
    expect(reported({ ...purses([{ type: "roll" }, 4]), ruleset: forced }).report.decisions).toEqual([]);
    expect(reported(purses([{ type: "take", coins: 7 }, 7])).report.decisions).toEqual([]);
  });

  it("is the same for the same game, and tells its progress", () => {
    const game = randomGame(feud, 3, 10);
    const { report, progress } = reported(game);
    expect(reported(game).report).toEqual(report);
    expect(report.steps).toHaveLength(game.steps.length);
    expect(progress.length).toBeGreaterThan(report.decisions.length);
    for (const [place, { done, of }] of progress.entries()) {
      expect(done).toBeLessThanOrEqual(of);
      expect(done).toBeGreaterThanOrEqual(progress[place - 1]?.done ?? 0);
    }
  });

  it("judges a decision in redealt positions only", () => {
    const { steps } = randomGame(feud, 2, 8);
    const decisions = decisionsIn(feud, transitionsOf({ ruleset: feud, steps }));
    const dealt = new Set<unknown>();
    const judgedIn = new Set<unknown>();
    const watched: typeof feud = {
      ...feud,
      redeal(position, audience, chance) {
        const twin = { ...feud.redeal(position, audience, chance) };
        dealt.add(twin);
        return twin;
      },
      decide(position, seat, move, chance) {
        judgedIn.add(position);
        return feud.decide(position, seat, move, chance);
      },
    };
    const judgements = decisions.flatMap((decision) => {
      const judgement = finished(judged(watched, decision, 8, effort));
      return judgement.comparison === undefined
        ? [judgement]
        : [judgement, finished(checked(watched, decision, judgement, effort))];
    });
    expect(judgements.length).toBeGreaterThan(decisions.length);
    expect(dealt.size).toBeGreaterThan(0);
    for (const { state } of decisions) expect(judgedIn.has(state)).toBe(false);
  });

  it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))("judges a game of %s", (_, ruleset) => {
    const game = randomGame(ruleset, ruleset.seats.min, 5);
    const { report } = reported(game, { ...effort, draws: 4, checked: 1, gamesChecked: 2 });
    expect(report.steps).toHaveLength(game.steps.length);
    expect(report.decisions.length).toBeGreaterThan(0);
    const figures = [
      ...report.steps.flatMap(({ leads, luck = [] }) => [...leads, ...luck]),
      ...report.decisions.map(costOf),
    ];
    expect(figures.every(Number.isFinite)).toBe(true);
  });

  it("simulates fewer games for each decision of a long game", () => {
    const limits = { ...usualReportEffort, playouts: 64, playoutsMax: 6_400 };
    expect([10, 100, 400, 10_000].map((decisions) => playoutsFor(limits, decisions))).toEqual([64, 64, 16, 8]);
  });
});
