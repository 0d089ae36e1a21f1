import type { Vocabulary } from "../core/ruleset.ts";
import type { Turn } from "./bot.ts";
import { candidatesOf } from "./candidates.ts";
import { bestAfter } from "./ranking.ts";

/** The position after the best of a few moves, drawn at random from all: cheap, and more sensible than any random move. */
export function lightStep<Game extends Vocabulary>(turn: Turn<Game>, width: number): Game["state"] {
  const { ruleset, state, seat, chance } = turn;
  const moves = candidatesOf(ruleset.choices(state, seat), chance, width);
  return bestAfter(turn, moves.length > width ? chance.shuffle(moves).slice(0, width) : moves);
}
