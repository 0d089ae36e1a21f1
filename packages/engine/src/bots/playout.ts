import type { Vocabulary } from "../core/ruleset.ts";
import type { Turn } from "./bot.ts";
import { candidatesOf } from "./candidates.ts";
import { leadOf } from "./lead.ts";
import { playedBy } from "./random.ts";
import { bestAfter } from "./ranking.ts";

/** How a simulated game is played. */
export interface Playout {
  /** Moves of others before it is evaluated, however often the seat itself moves. */
  readonly horizon: number;
  /** Moves of the seat itself, and of others, that are compared in each move. */
  readonly ownWidth: number;
  readonly otherWidth: number;
}

/** How hard bots simulate games. */
export const usualPlayout: Playout = { horizon: 5, ownWidth: 12, otherWidth: 4 };

/** A simulated game has at most this many moves for each move of others. */
const ownMovesEach = 4;

/** The lead of the seat after a move and the moves that may follow. */
export function leadAfter<Game extends Vocabulary>(turn: Turn<Game>, move: Game["move"], playout: Playout): number {
  const { ruleset, chance, seat } = turn;
  let { state } = playedBy(turn, move);
  const movesMax = ownMovesEach * playout.horizon;
  for (let [moves, others] = [0, 0]; others < playout.horizon && moves < movesMax; moves++) {
    const asked = ruleset.question(state);
    if (asked === undefined) break;
    const mover = chance.pick(asked.seats);
    if (mover !== seat) others += 1;
    state = lightStep({ ...turn, state, seat: mover }, mover === seat ? playout.ownWidth : playout.otherWidth);
  }
  return leadOf(state, turn, seat);
}

/** The position after the best of a few moves, drawn at random from all: cheap, and more sensible than any random move. */
function lightStep<Game extends Vocabulary>(turn: Turn<Game>, width: number): Game["state"] {
  const { ruleset, state, seat, chance } = turn;
  const moves = candidatesOf(ruleset.choices(state, seat), chance, width);
  return bestAfter(turn, moves.length > width ? chance.shuffle(moves).slice(0, width) : moves);
}
