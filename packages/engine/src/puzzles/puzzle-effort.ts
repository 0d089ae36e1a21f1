import { type Playout, usualPlayout } from "../bots/playout.ts";
import { searchWith } from "../bots/search.ts";
import type { Continuation } from "../report/continuation.ts";

/** What it costs to find puzzles, and when a move is clearly the best. The same effort finds the same puzzles. */
export interface PuzzleEffort {
  /** A decision with more moves is no puzzle: nobody would look at all of them. */
  readonly movesMax: number;
  /** Puzzles of one game with the same kind of question: the first ones are kept. */
  readonly sameKindMax: number;
  /** Redealt positions in which all moves are tried one move ahead, and then the best of them in quick games. */
  readonly screened: number;
  readonly finalists: number;
  /** Redealt positions in which the best move is compared with its closest rivals. */
  readonly redeals: number;
  readonly rivals: number;
  /** Quick games after each move in each of these positions. */
  readonly games: number;
  readonly playout: Playout;
  /** Redealt positions from which this bot continues the game after each of the two best moves. */
  readonly continued: number;
  readonly continuation: Continuation;
  /** In which part of the redealt positions the best move must lead to more, from 0 to 1. */
  readonly clearShare: number;
  /** How much more it must lead to, in mean changes of a lead by one step of the game. */
  readonly clearMargin: number;
}

export const usualPuzzleEffort: PuzzleEffort = {
  movesMax: 48,
  sameKindMax: 4,
  screened: 4,
  finalists: 5,
  redeals: 24,
  rivals: 3,
  games: 2,
  playout: usualPlayout,
  continued: 5,
  continuation: { bot: searchWith({ playouts: 12, candidatesMax: 16, finalists: 3 }), movesMax: 6 },
  clearShare: 0.8,
  clearMargin: 0.5,
};
