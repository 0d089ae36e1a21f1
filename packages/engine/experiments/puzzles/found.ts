import { type AnyRuleset, seededChance } from "@seneschal/engine";
import { bots, selfPlay } from "@seneschal/engine/bots";
import { type PuzzleGame, puzzlesIn } from "@seneschal/engine/puzzles";
import { optionsOf } from "../contest.ts";
import { digestsOf } from "./digests.ts";

/** Short games for as few seats as possible: a solver has to understand the whole position. */
const tables: Readonly<Record<string, { readonly seats: number; readonly options: object }>> = {
  "fief-1429": { seats: 3, options: { turns: 5 } },
  "fief-original": { seats: 2, options: {} },
  "fief-vitale": { seats: 2, options: {} },
};
const usualTable = { seats: 2, options: {} };
/** Bots draw other random numbers than the game. */
const seedOfThinking = 1_000_000;

/** A game between hard bots and its puzzles. */
export function foundIn(ruleset: AnyRuleset, seed: number): PuzzleGame {
  const { seats, options: chosen } = tables[ruleset.id] ?? usualTable;
  const options = optionsOf(ruleset.id, chosen);
  const players = Array.from({ length: seats }, () => bots.hard);
  const chances = { chance: seededChance(seed), thinking: seededChance(seedOfThinking + seed) };
  const { opening, moments } = selfPlay({ ruleset, seats, options, bots: players, ...chances });
  const played = moments.map(({ facts, seat, move }) => ({ facts, played: { seat, move } }));
  const work = puzzlesIn({ ruleset, steps: [{ facts: opening }, ...played] });
  let next = work.next();
  while (next.done !== true) next = work.next();
  const digests = digestsOf([{ facts: opening }, ...moments]);
  // A puzzle is the position before its step.
  const puzzles = next.value.map((puzzle) => ({ ...puzzle, digest: digests[puzzle.step - 1] ?? "" }));
  const moves = moments.slice(0, (puzzles.at(-1)?.step ?? 1) - 1).map(({ seat, move }) => [seat, move] as const);
  return { seed, seats, options, moves, puzzles };
}
