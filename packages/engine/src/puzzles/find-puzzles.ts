import { leadsOf } from "../bots/lead.ts";
import type { Ruleset, Vocabulary } from "../core/ruleset.ts";
import { type Decision, decisionsIn } from "../report/decisions.ts";
import { type RecordedGame, type Transition, transitionsOf } from "../report/recorded-game.ts";
import { type Margin, marginOnceContinued, marginOver } from "./margin.ts";
import { type PuzzleEffort, usualPuzzleEffort } from "./puzzle-effort.ts";
import { screened } from "./screening.ts";

/** A decision with a best move. */
export interface Puzzle<Move> {
  /** The step of the game that the decision led to. */
  readonly step: number;
  readonly seat: number;
  /** The kind of its question. */
  readonly kind: string;
  readonly best: Move;
  /** The moves that come closest to it: the first is the second best. */
  readonly rivals: readonly Move[];
  /** The number of moves to choose from. */
  readonly moves: number;
  /** The place of the best move if all are compared one move ahead: 1 if it is easy to see. */
  readonly place: number;
  /** How clearly it is better than its rivals in quick games. */
  readonly quick: Margin;
  /** How clearly it is better than the second best if a bot continues the game. */
  readonly continued: Margin;
}

/**
 * The decisions of a game in which one move is clearly the best by search, and remains so in many positions that the seat
 * cannot distinguish from the real one. The same game always has the same puzzles. Yields often. Not for running games.
 */
export function* puzzlesIn<Game extends Vocabulary>(
  { ruleset, steps }: RecordedGame<Game>,
  effort: PuzzleEffort = usualPuzzleEffort,
): Generator<undefined, readonly Puzzle<Game["move"]>[], undefined> {
  const transitions = transitionsOf({ ruleset, steps });
  const marginMin = effort.clearMargin * usualChange(ruleset, transitions);
  const puzzles: Puzzle<Game["move"]>[] = [];
  for (const decision of decisionsIn(ruleset, transitions)) {
    const kind = ruleset.question(decision.state)?.kind ?? "";
    if (puzzles.filter((puzzle) => puzzle.kind === kind).length === effort.sameKindMax) continue;
    const found = yield* puzzleFrom(ruleset, decision, { ...effort, marginMin });
    if (found !== undefined) puzzles.push({ step: decision.step, seat: decision.seat, kind, ...found });
  }
  return puzzles;
}

/** By how much one step changes a lead, on average. */
function usualChange<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  transitions: readonly Transition<Game>[],
): number {
  const leads = transitions.map(({ after }) => leadsOf(ruleset, after));
  let [sum, changes] = [0, 0];
  for (const [step, now] of leads.slice(1).entries()) {
    for (const [seat, lead] of now.entries()) sum += Math.abs(lead - (leads[step]?.[seat] ?? 0));
    changes += now.length;
  }
  return sum / Math.max(1, changes);
}

type Found<Move> = Omit<Puzzle<Move>, "step" | "seat" | "kind">;

function* puzzleFrom<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  { step, state, seat }: Decision<Game>,
  effort: PuzzleEffort & { readonly marginMin: number },
): Generator<undefined, Found<Game["move"]> | undefined, undefined> {
  const position = { ruleset, state, seat };
  const candidate = yield* screened(position, step, effort);
  if (candidate === undefined) return undefined;
  const quick = yield* marginOver(position, candidate, { ...effort, seed: step });
  if (!isClear(quick, effort)) return undefined;
  const rivals = [quick.second, ...candidate.rivals.filter((move) => move !== quick.second)];
  const continued = yield* marginOnceContinued(position, { ...candidate, rivals }, { ...effort, seed: step });
  if (!isClear(continued, { ...effort, marginMin: 0 })) return undefined;
  const { margin, share } = quick;
  return { ...candidate, rivals, quick: { margin, share }, continued };
}

const isClear = (
  { margin, share }: Margin,
  { clearShare, marginMin }: Pick<PuzzleEffort, "clearShare"> & { readonly marginMin: number },
): boolean => share >= clearShare && margin >= marginMin;
