import { playedBy } from "../bots/random.ts";
import { seededChance } from "../core/chance.ts";
import { positionAfter } from "../core/position.ts";
import type { AnyRuleset, Seat, Typed } from "../core/ruleset.ts";
import type { Puzzle } from "./find-puzzles.ts";

/** A puzzle, and the digest of all facts of its game before it. */
export type StoredPuzzle = Puzzle<Typed> & { readonly digest: string };

/** A game between bots and its puzzles. Its moves up to the last puzzle repeat it, with the draws of its seed. */
export interface PuzzleGame {
  readonly seed: number;
  readonly seats: number;
  readonly options: unknown;
  readonly moves: readonly (readonly [seat: Seat, move: Typed])[];
  readonly puzzles: readonly StoredPuzzle[];
}

/** The puzzles of a ruleset, and the revision of its rules with which their games were played. */
export interface PuzzleFile {
  readonly ruleset: string;
  readonly revision: number;
  /** The command that found them. */
  readonly generatedBy: string;
  readonly games: readonly PuzzleGame[];
}

/** A position of a repeated game, and the facts that led to it from the one before. */
export interface Repeated {
  readonly facts: readonly Typed[];
  readonly state: unknown;
}

/** Plays a stored game again: the position after its opening, then that after each move. */
export function* repeated(
  ruleset: AnyRuleset,
  { seed, seats, options, moves }: Omit<PuzzleGame, "puzzles">,
): Generator<Repeated, void, undefined> {
  const chance = seededChance(seed);
  const opening = ruleset.setUp({ seats, options }, chance);
  let state = positionAfter(ruleset, opening);
  yield { facts: opening, state };
  for (const [seat, move] of moves) {
    const { facts, state: after } = playedBy({ ruleset, state, seat, chance }, move);
    yield { facts, state: after };
    state = after;
  }
}
