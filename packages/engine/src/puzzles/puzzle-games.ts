import { playedBy } from "../bots/random.ts";
import { seededChance } from "../core/chance.ts";
import type { Choice } from "../core/choice.ts";
import { positionAfter } from "../core/position.ts";
import type { AnyRuleset, Seat, Typed, Vocabulary } from "../core/ruleset.ts";
import type { Puzzle } from "./find-puzzles.ts";
import { choicesIn, type Position } from "./lines.ts";

/** A puzzle, and the digest of `seenIn` of its position. */
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

/** The positions of a game: the first after its opening, then one after each move. */
export function* positionsOf(
  ruleset: AnyRuleset,
  { seed, seats, options, moves }: Omit<PuzzleGame, "puzzles">,
): Generator<unknown, void, undefined> {
  const chance = seededChance(seed);
  let state = positionAfter(ruleset, ruleset.setUp({ seats, options }, chance));
  yield state;
  for (const [seat, move] of moves) {
    state = playedBy({ ruleset, state, seat, chance }, move).state;
    yield state;
  }
}

/** What the solver of a puzzle gets. */
export const seenIn = <Game extends Vocabulary>(
  position: Position<Game>,
): { readonly view: Game["view"]; readonly choices: readonly Choice<Game["move"]>[] } => ({
  view: position.ruleset.view(position.state, position.seat),
  choices: choicesIn(position),
});
