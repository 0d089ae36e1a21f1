import { describe, expect, it } from "vitest";
import { best, planOf, stages } from "../scenarios/testing.fixture.ts";
import type { Plan } from "../state/types.ts";
import { distributionOf } from "./distribution.ts";
import { type Simulation, simulateTournament } from "./simulate-tournament.ts";

interface Wishes {
  readonly seed?: string;
  readonly runs?: number;
  readonly withdrawalsPercent?: number;
}

function simulated(plan: Plan, players: number, wishes: Wishes = {}): Simulation {
  const { seed = "5".repeat(64), runs = 20, withdrawalsPercent } = wishes;
  const simulation = simulateTournament(plan, { players, withdrawalsPercent }, seed, runs);
  for (;;) {
    const { done, value } = simulation.next();
    if (done === true) return value;
  }
}

const always = (figure: number) => ({ min: figure, low: figure, median: figure, high: figure, max: figure });

describe("a simulation", () => {
  it("plays two hundred runs of a Swiss, all of the same length, and counts repeat pairings", () => {
    const found = simulated(planOf([{ ...stages.swiss, roundDays: 14 }]), 11, { runs: 200 });
    expect(found).toMatchObject({
      runs: 200,
      finished: 200,
      rounds: always(4),
      games: always(12),
      gamesEach: always(4),
      byesEach: always(0),
      days: always(56),
    });
    expect(found.tables).toEqual([
      { size: 4, count: always(8) },
      { size: 3, count: always(4) },
    ]);
    expect(found.byRound.map(({ sizes, runs }) => ({ sizes, runs }))).toEqual(
      Array(4).fill({ sizes: [4, 4, 3], runs: 200 }),
    );
    expect(found.byRound[0]?.meetingsAgain).toEqual(always(0));
    expect(found.meetingsAgain.max).toBeGreaterThan(found.meetingsAgain.min);
  });

  it("gives the same figures for the same seed, and other figures for another seed", () => {
    const plan = planOf([stages.lives]);
    expect(simulated(plan, 9)).toEqual(simulated(plan, 9));
    expect(simulated(plan, 9)).not.toEqual(simulated(plan, 9, { seed: "6".repeat(64) }));
  });

  it("plays the play-offs of a league after each season, and says that they are", () => {
    const league = { ...stages.league, promotionPlayOffs: true };
    const { byRound, finished } = simulated(planOf([league]), 12);
    expect(byRound.map(({ isPlayOff }) => isPlayOff)).toEqual(
      Array.from({ length: 2 * league.seasons }, (_, place) => place % 2 === 1),
    );
    expect(finished).toBe(20);
  });

  it("lets players withdraw during the rounds, and comes to an end with those who stay", () => {
    const plan = planOf([stages.swiss]);
    const [all, fewer] = [simulated(plan, 24), simulated(plan, 24, { withdrawalsPercent: 10 })];
    expect([all.gamesEach.min, all.gamesEach.max]).toEqual([4, 4]);
    expect(fewer).toMatchObject({ finished: 20, rounds: always(4) });
    expect(fewer.gamesEach.min).toBeLessThan(4);
    expect(fewer.games.max).toBeLessThan(all.games.max);
  });

  it.each(Object.entries(stages))("ends a stage of %s when players withdraw", (_, stage) => {
    const { finished, runs } = simulated(planOf([stage]), 24, { withdrawalsPercent: 3 });
    expect(finished).toBe(runs);
  });

  it("says how the number of rounds varies if results decide it", () => {
    const { rounds, byRound, runs, days } = simulated(planOf([stages.lives]), 13);
    expect(rounds.max).toBeGreaterThan(rounds.min);
    expect(byRound).toHaveLength(rounds.max);
    expect(byRound.at(-1)?.runs).toBeLessThan(runs);
    expect(days).toBeNull();
  });

  it.each(Object.entries(stages))("plays a stage of %s to its end", (_, stage) => {
    const { finished, runs } = simulated(planOf([stage]), 12);
    expect(finished).toBe(runs);
  });

  it("plays stage after stage, and reports byes if no size fits", () => {
    const pairs = { least: 2, most: 2, preferred: 2 };
    const plan = planOf([
      { ...stages.swiss, sizes: pairs },
      { ...stages["knock-out"], field: best(1, 4) },
    ]);
    const { byesEach, byRound } = simulated(plan, 7);
    expect(byesEach).toMatchObject({ min: 0, max: 1 });
    expect(byRound.map(({ stage }) => stage)).toEqual([1, 1, 1, 1, 2]);
    expect(byRound[0]?.byes).toEqual(always(1));
  });

  it("says if there are too few players to finish", () => {
    expect(simulated(planOf([stages.swiss]), 2)).toMatchObject({ finished: 0, games: always(0), byRound: [] });
  });

  it("limits its work: the more seats one run has, the fewer runs", () => {
    const { runs } = simulated(planOf([{ ...stages["knock-out"], advance: 2 }]), 128, { runs: 200 });
    expect(runs).toBeLessThan(100);
    expect(runs).toBeGreaterThan(50);
  });

  it("assigns seats almost as evenly, and repeats pairings almost as rarely, as the pairing of a real round", () => {
    const { meetingsAgain, seatImbalance } = simulated(planOf([stages.swiss]), 32);
    expect(meetingsAgain.median).toBeLessThanOrEqual(4);
    expect(seatImbalance.max).toBeLessThanOrEqual(2);
  });
});

describe("a distribution", () => {
  it("gives figures that occurred: minimum, maximum, median, and the range of four in five", () => {
    expect(distributionOf([5, 1, 2, 4, 3])).toEqual({ min: 1, low: 1, median: 3, high: 5, max: 5 });
    expect(distributionOf(Array.from({ length: 20 }, (_, at) => at + 1))).toEqual({
      min: 1,
      low: 2,
      median: 10,
      high: 18,
      max: 20,
    });
    expect(distributionOf([7])).toEqual(always(7));
  });
});
