import type { Plan } from "../state/types.ts";
import { type Distribution, distributionOf } from "./distribution.ts";
import { type Figures, figuresOf } from "./figures-of.ts";
import { hashFrom, run, type SimulatedField } from "./run.ts";

/** The possible courses of a tournament with this many players: figures of many runs with random results. */
export interface Simulation {
  readonly runs: number;
  /** The number of runs that came to an end. */
  readonly finished: number;
  readonly rounds: Distribution;
  readonly games: Distribution;
  /** Of one player. */
  readonly gamesEach: Distribution;
  /** Byes of one player. */
  readonly byesEach: Distribution;
  readonly tables: readonly { readonly size: number; readonly count: Distribution }[];
  /** Pairs that met more than once, and the highest number of meetings of one pair. */
  readonly meetingsAgain: Distribution;
  readonly meetingsMax: Distribution;
  /** Pairs who never meet, in a round robin or in a season of a division; null without such a stage. */
  readonly unmetPairs: Distribution | null;
  /** The highest difference, for one player, between their most and least frequent seat. */
  readonly seatImbalance: Distribution;
  /** The total time limit of the rounds; undefined if a stage has none. */
  readonly days: Distribution | null;
  readonly byRound: readonly SimulatedRound[];
}

export interface SimulatedRound {
  readonly round: number;
  readonly stage: number;
  /** Whether it is a play-off in most runs. */
  readonly isPlayOff: boolean;
  /** The number of runs in which it was played. */
  readonly runs: number;
  /** The most frequent values. */
  readonly sizes: readonly number[];
  readonly byes: Distribution;
  /** Undefined if a design or the seeds determine the tables. */
  readonly meetingsAgain: Distribution | null;
}

/** No further run starts after this many seats at tables in all runs together: this bounds the work. */
const seatsMax = 20_000;

/**
 * Plays a plan many times. Yields after each round, so that the caller can do other work in between. The
 * same plan, players and seed give the same figures.
 */
export function* simulateTournament(
  plan: Plan,
  field: SimulatedField,
  seed: string,
  runsMax = 200,
): Generator<undefined, Simulation> {
  const found: Figures[] = [];
  let sittings = 0;
  while (found.length < runsMax && sittings < seatsMax) {
    const figures = figuresOf(yield* run(plan, field, hashFrom(`${seed} course ${found.length + 1}`)));
    found.push(figures);
    // A run without tables costs something too.
    sittings += Math.max(
      field.players,
      figures.sizes.reduce((sum, size) => sum + size, 0),
    );
  }
  return reportOf(found);
}

function reportOf(found: readonly Figures[]): Simulation {
  const spread = (figure: (one: Figures) => number) => distributionOf(found.map(figure));
  const days = found.flatMap((one) => one.days ?? []);
  const unmet = found.flatMap(({ unmetPairs }) => unmetPairs ?? []);
  const sizes = [...new Set(found.flatMap((one) => one.sizes))].toSorted((one, other) => other - one);
  return {
    runs: found.length,
    finished: found.filter(({ isFinished }) => isFinished).length,
    rounds: spread(({ rounds }) => rounds.length),
    games: spread((one) => one.sizes.length),
    gamesEach: distributionOf(found.flatMap(({ games }) => games)),
    byesEach: distributionOf(found.flatMap(({ byes }) => byes)),
    tables: sizes.map((size) => ({ size, count: spread((one) => one.sizes.filter((other) => other === size).length) })),
    meetingsAgain: spread(({ meetingsAgain }) => meetingsAgain),
    meetingsMax: spread(({ meetingsMax }) => meetingsMax),
    unmetPairs: unmet.length > 0 ? distributionOf(unmet) : null,
    seatImbalance: spread(({ seatImbalance }) => seatImbalance),
    days: days.length === found.length ? distributionOf(days) : null,
    byRound: byRound(found),
  };
}

function byRound(found: readonly Figures[]): readonly SimulatedRound[] {
  const longest = Math.max(...found.map(({ rounds }) => rounds.length));
  return Array.from({ length: longest }, (_, place) => {
    const played = found.flatMap(({ rounds }) => rounds[place] ?? []);
    const again = played.flatMap(({ meetingsAgain }) => meetingsAgain ?? []);
    return {
      round: place + 1,
      stage: commonest(played.map(({ stage }) => stage)) ?? 1,
      isPlayOff: commonest(played.map(({ isPlayOff }) => isPlayOff)) ?? false,
      runs: played.length,
      sizes: commonest(played.map(({ sizes }) => sizes)) ?? [],
      byes: distributionOf(played.map(({ byes }) => byes)),
      meetingsAgain: again.length > 0 ? distributionOf(again) : null,
    };
  });
}

function commonest<Value>(values: readonly Value[]): Value | undefined {
  const counted = new Map<string, { value: Value; times: number }>();
  for (const value of values) {
    const known = counted.get(JSON.stringify(value));
    counted.set(JSON.stringify(value), { value, times: (known?.times ?? 0) + 1 });
  }
  return [...counted.values()].toSorted((one, other) => other.times - one.times)[0]?.value;
}
