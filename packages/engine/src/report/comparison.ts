import { seedFrom } from "../bots/ranking.ts";
import type { Chance } from "../core/chance.ts";
import type { Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";

/** Two moves that a seat could make in a position. */
export interface Alternatives<Game extends Vocabulary> {
  readonly ruleset: Ruleset<Game>;
  readonly state: Game["state"];
  readonly seat: Seat;
  readonly played: Game["move"];
  readonly best: Game["move"];
}
/** What two moves led to in simulated games. */
export interface Comparison {
  /** The mean lead of the seat after each of them. */
  readonly played: number;
  readonly best: number;
  /** In which part of the games the best move led to more, from 0 to 1; equal ones count half. */
  readonly betterShare: number;
}

/** A simulated game from a position, with the seed of its draws. */
export interface Simulation<Game extends Vocabulary> {
  readonly state: Game["state"];
  readonly seed: number;
  readonly move: Game["move"];
}
/** Simulates a game, and returns the lead of the seat in its last position. */
export type Simulate<Game extends Vocabulary> = (
  simulation: Simulation<Game>,
) => Generator<undefined, number, undefined>;

/** Leads are equal if they differ by no more than rounding. */
const rounding = 1e-9;

/** If the best move is not ahead after this number of games, the others are not simulated. */
const gamesMin = 6;

/**
 * Plays two moves in the same redealt positions, which the seat cannot distinguish from the real one, with the same draws.
 * Yields after each of the simulated games.
 */
export function* compared<Game extends Vocabulary>(
  { ruleset, state, seat, played, best }: Alternatives<Game>,
  { games, chance, simulate }: { readonly games: number; readonly chance: Chance; readonly simulate: Simulate<Game> },
): Generator<undefined, Comparison, undefined> {
  const sums = { played: 0, best: 0, better: 0 };
  let game = 0;
  while (game < games && (game !== gamesMin || sums.better > game / 2)) {
    const simulation = { state: ruleset.redeal(state, seat, chance), seed: seedFrom(chance) };
    const leads = {
      played: yield* simulate({ ...simulation, move: played }),
      best: yield* simulate({ ...simulation, move: best }),
    };
    sums.played += leads.played;
    sums.best += leads.best;
    sums.better += betterBy(leads.best - leads.played);
    game += 1;
    yield;
  }
  return { played: sums.played / game, best: sums.best / game, betterShare: sums.better / game };
}

function betterBy(difference: number): number {
  if (Math.abs(difference) <= rounding) return 0.5;
  return difference > 0 ? 1 : 0;
}
