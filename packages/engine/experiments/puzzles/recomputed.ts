import type { AnyRuleset } from "@seneschal/engine";
import { concluded } from "@seneschal/engine/bots";
import { type Margin, marginOver, type PuzzleGame, repeated, usualPuzzleEffort } from "@seneschal/engine/puzzles";

export interface Recomputed {
  readonly id: string;
  readonly kind: string;
  readonly stored: Margin;
  readonly now: Margin;
}
/** Other redealt positions than those in which the puzzles were found. */
const otherSeeds = 10_000_000;

/** The margins of the puzzles of a game, in positions that the search did not see. */
export function recomputed(ruleset: AnyRuleset, game: PuzzleGame): readonly Recomputed[] {
  const positions = Array.from(repeated(ruleset, game), ({ state }) => state);
  return game.puzzles.map(({ step, seat, kind, best, rivals, quick }) => {
    const position = { ruleset, state: positions[step - 1], seat };
    // All redealt positions count, however it begins.
    const effort = { ...usualPuzzleEffort, clearShare: 0, seed: otherSeeds + step };
    const now = concluded(marginOver(position, { best, rivals }, effort));
    return { id: `${ruleset.id}-${game.seed}-${step}`, kind, stored: quick, now };
  });
}
