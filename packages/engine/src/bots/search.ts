import { seededChance } from "../core/chance.ts";
import type { Vocabulary } from "../core/ruleset.ts";
import type { Bot, Thought, Turn } from "./bot.ts";
import { candidatesOf } from "./candidates.ts";
import { leadAfter, type Playout, usualPlayout } from "./playout.ts";
import { type Ranked, ranked, seedFrom } from "./ranking.ts";

export interface Effort extends Playout {
  /** Games simulated for one decision, at most. */
  readonly playouts: number;
  /** Moves that are compared one move ahead: all, or a sample of this size. */
  readonly candidatesMax: number;
  /** The best of them that are simulated. */
  readonly finalists: number;
  /** How much the lead one move later counts, in simulated games. */
  readonly priorWeight: number;
}

const usualEffort: Effort = { ...usualPlayout, playouts: 64, candidatesMax: 64, finalists: 6, priorWeight: 8 };
const samples = 3;

type Finalist<Move> = { readonly move: Move; sum: number; tries: number };

/**
 * Simulates games after the best moves of a greedy bot, from positions that its seat cannot distinguish from the real one.
 * All moves left in the race continue in the same positions with the same draws; the worse half leaves it, again and again.
 */
export const searchWith = (effort: Partial<Effort> = {}): Bot => {
  const settled = { ...usualEffort, ...effort };
  return (turn) => search(turn, settled);
};

function* search<Game extends Vocabulary>(turn: Turn<Game>, effort: Effort): Thought<Game["move"]> {
  const { ruleset, state, seat, chance } = turn;
  const choices = ruleset.choices(state, seat);
  const moves = candidatesOf(choices, chance, effort.candidatesMax);
  const [only, ...others] = moves;
  if (only !== undefined && others.length === 0) return only;
  const best = yield* ranked(turn, { choices, moves }, samples);
  let race = best.slice(0, effort.finalists).map((one) => finalistFrom(one, effort.priorWeight));
  const heats = Math.ceil(Math.log2(Math.max(2, race.length)));
  for (let heat = 0; heat < heats && race.length > 1; heat++) {
    yield* simulated(turn, race, Math.floor(effort.playouts / heats / race.length), effort);
    race = race.toSorted((one, other) => meanOf(other) - meanOf(one)).slice(0, Math.ceil(race.length / 2));
  }
  const [winner] = race;
  if (winner === undefined) throw new Error(`seat ${seat} is asked but has no move`);
  return winner.move;
}

const finalistFrom = <Move>({ move, lead }: Ranked<Move>, weight: number): Finalist<Move> => ({
  move,
  sum: lead * weight,
  tries: weight,
});
const meanOf = ({ sum, tries }: Finalist<unknown>): number => sum / tries;

/** Simulates as many games for each move, in as many positions. */
function* simulated<Game extends Vocabulary>(
  turn: Turn<Game>,
  race: readonly Finalist<Game["move"]>[],
  rounds: number,
  effort: Effort,
): Generator<undefined, void, undefined> {
  const { ruleset, state, seat, chance } = turn;
  for (let round = 0; round < rounds; round++) {
    if (turn.isTimeUp?.() === true) return;
    const deal = ruleset.redeal(state, seat, chance);
    const seed = seedFrom(chance);
    for (const finalist of race) {
      finalist.sum += leadAfter({ ...turn, state: deal, chance: seededChance(seed) }, finalist.move, effort);
      finalist.tries += 1;
      yield;
    }
  }
}
