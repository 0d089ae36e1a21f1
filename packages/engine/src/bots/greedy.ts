import type { Vocabulary } from "../core/ruleset.ts";
import type { Bot, Thought, Turn } from "./bot.ts";
import { candidatesOf, noticedOf } from "./candidates.ts";
import { ranked } from "./ranking.ts";

export interface Care {
  /** Of how many decisions, on average, one is a mistake: any of the moves. 0: of none. */
  readonly oneMistakeIn: number;
  /** Moves that are compared: all, or a fair sample of this size. */
  readonly candidatesMax: number;
  /** How many of these it notices, drawn at random. */
  readonly noticedMax: number;
  /** Redealt positions in which each of them is tried. */
  readonly samples: number;
}

const usualCare: Care = { oneMistakeIn: 0, candidatesMax: 64, noticedMax: 64, samples: 3 };

/** Plays the move with the best lead one move later, but for its mistakes. */
export const greedyWith = (care: Partial<Care> = {}): Bot => {
  const settled = { ...usualCare, ...care };
  return (turn) => greedy(turn, settled);
};

function* greedy<Game extends Vocabulary>(turn: Turn<Game>, care: Care): Thought<Game["move"]> {
  const { ruleset, state, seat, chance } = turn;
  const choices = ruleset.choices(state, seat);
  const candidates = candidatesOf(choices, chance, care.candidatesMax);
  const [only, ...others] = candidates;
  if (only !== undefined && others.length === 0) return only;
  const moves = noticedOf(candidates, chance, care.noticedMax);
  const best = yield* ranked(turn, { choices, moves }, care.samples);
  const isMistaken = care.oneMistakeIn > 0 && chance.below(care.oneMistakeIn) === 0;
  return chance.pick(isMistaken ? best : best.slice(0, 1)).move;
}
