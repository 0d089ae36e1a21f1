import { seededChance } from "../core/chance.ts";
import type { Vocabulary } from "../core/ruleset.ts";
import { dealt, type Line, leadInQuickGames, leadOnceContinued, leavesRoomFor, type Position } from "./lines.ts";
import type { PuzzleEffort } from "./puzzle-effort.ts";

/** How clearly a move is the best one. */
export interface Margin {
  /** The mean lead after it, less that after the second best, in the unit of the ruleset's evaluation. */
  readonly margin: number;
  /** In which part of the redealt positions it led to more, from 0 to 1. */
  readonly share: number;
}
interface Rivals<Move> {
  readonly best: Move;
  readonly rivals: readonly Move[];
}

const rounding = 1e-9;
/** Other random numbers than those of the screening and of reports. */
const seedOfRedeals = 3_000_000;
const seedOfContinuations = 4_000_000;
/** If the best move is not clear in the first positions, the others are not tried. */
const redealsMin = 8;

/**
 * How much more a move leads to than each of its rivals, in quick games in many redealt positions. A rival that leaves room
 * for the best move is also tried with it directly after: if the order of two moves does not matter, none is better.
 */
export function* marginOver<Game extends Vocabulary>(
  position: Position<Game>,
  { best, rivals }: Rivals<Game["move"]>,
  effort: PuzzleEffort & { readonly seed: number },
): Generator<undefined, Margin & { readonly second: Game["move"] }, undefined> {
  const chance = seededChance(seedOfRedeals + effort.seed);
  const lines: Line<Game["move"]>[] = [{ move: best }, ...rivals.map((move) => ({ move }))];
  const leads: (readonly number[])[] = [];
  let better = 0;
  while (leads.length < effort.redeals && (leads.length !== redealsMin || better >= effort.clearShare * redealsMin)) {
    const deal = dealt(position, chance);
    if (leads.length === 0) {
      const both = rivals.map((move) => ({ move, next: best }));
      lines.push(...both.filter((line) => leavesRoomFor(position, deal, line)));
    }
    const [own = 0, ...others] = leadsIn(position, lines, { ...effort, deal });
    leads.push([own, ...others]);
    better += Number(own > Math.max(...others) + rounding);
    yield;
  }
  const means = byMean(lines, leads);
  const own = means.find(({ line }) => line === lines[0])?.mean ?? 0;
  const second = means.find(({ line }) => line !== lines[0]);
  return { margin: own - (second?.mean ?? own), share: better / leads.length, second: second?.line.move ?? best };
}

/** How much more a move leads to than its first rival, if a bot continues the game after each. */
export function* marginOnceContinued<Game extends Vocabulary>(
  position: Position<Game>,
  { best, rivals: [second = best] }: Rivals<Game["move"]>,
  { continued, continuation, seed }: PuzzleEffort & { readonly seed: number },
): Generator<undefined, Margin, undefined> {
  const chance = seededChance(seedOfContinuations + seed);
  let [sum, better] = [0, 0];
  for (let game = 0; game < continued; game++) {
    const how = { deal: dealt(position, chance), continuation };
    const own = yield* leadOnceContinued(position, { move: best }, how);
    const other = yield* leadOnceContinued(position, { move: second }, how);
    sum += own - other;
    better += Number(own > other + rounding);
  }
  return { margin: sum / continued, share: better / continued };
}

export const leadsIn = <Game extends Vocabulary>(
  position: Position<Game>,
  lines: readonly Line<Game["move"]>[],
  how: Parameters<typeof leadInQuickGames<Game>>[2],
): readonly number[] => lines.map((line) => leadInQuickGames(position, line, how));

/** Lines by the mean of their leads, the best first. `leads` has one list for each deal. */
export function byMean<Move>(lines: readonly Line<Move>[], leads: readonly (readonly number[])[]) {
  return lines
    .map((line, place) => ({ line, mean: leads.reduce((sum, each) => sum + (each[place] ?? 0), 0) / leads.length }))
    .toSorted((one, other) => other.mean - one.mean);
}
