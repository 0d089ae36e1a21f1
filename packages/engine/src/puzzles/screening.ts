import { everyMoveIn } from "../bots/candidates.ts";
import { ranked } from "../bots/ranking.ts";
import { seededChance } from "../core/chance.ts";
import type { Vocabulary } from "../core/ruleset.ts";
import { choicesIn, dealt, type Position } from "./lines.ts";
import { byMean, leadsIn } from "./margin.ts";
import type { PuzzleEffort } from "./puzzle-effort.ts";

/** A move that may be the best, and those that come closest. */
export interface Candidate<Move> {
  readonly best: Move;
  readonly rivals: readonly Move[];
  readonly moves: number;
  readonly place: number;
}

/**
 * The move of a position that seems clearly best after a quick look. None if there are too few or too many moves to choose
 * from, or if it is the obvious one of two.
 */
export function* screened<Game extends Vocabulary>(
  position: Position<Game>,
  seed: number,
  effort: PuzzleEffort & { readonly marginMin: number },
): Generator<undefined, Candidate<Game["move"]> | undefined, undefined> {
  const chance = seededChance(seed);
  const choices = choicesIn(position);
  const moves = everyMoveIn(choices, effort.movesMax);
  if (moves === undefined || moves.length < 2) return undefined;
  const order = (yield* ranked({ ...position, chance }, { choices, moves }, effort.screened)).map(({ move }) => move);
  const lines = order.slice(0, effort.finalists).map((move) => ({ move }));
  if (lines.length < 2) return undefined;
  const leads: (readonly number[])[] = [];
  for (let deal = 0; deal < effort.screened; deal++) {
    leads.push(leadsIn(position, lines, { ...effort, deal: dealt(position, chance) }));
    yield;
  }
  const [first, ...others] = byMean(lines, leads);
  if (first === undefined || first.mean - (others[0]?.mean ?? 0) < effort.marginMin) return undefined;
  const best = first.line.move;
  const place = 1 + order.indexOf(best);
  if (moves.length === 2 && place === 1) return undefined;
  return { best, rivals: others.slice(0, effort.rivals).map(({ line }) => line.move), moves: moves.length, place };
}
