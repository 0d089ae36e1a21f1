import { seededChance } from "../core/chance.ts";
import type { Ruleset, Vocabulary } from "../core/ruleset.ts";
import { type Comparison, compared } from "./comparison.ts";
import { leadContinued } from "./continuation.ts";
import { costOf, type Decision, type JudgedDecision } from "./decisions.ts";
import type { ReportEffort } from "./report-effort.ts";

/** A decision after which the game would have gone clearly better for its seat with another move. */
export type Swing<Move> = JudgedDecision<Move> & { readonly comparison: Comparison };

const swingsMax = 5;
/** The best move must lead to more in this part of the games. */
const clearShare = 0.8;
/** Other random numbers than those of the first comparison. */
const seedOfCheck = 1_000_000;

/** The decisions that cost most, the largest first. */
export const costliest = <Move>(decisions: readonly JudgedDecision<Move>[], count: number) =>
  decisions
    .filter((decision) => costOf(decision) > 0)
    .toSorted((one, other) => costOf(other) - costOf(one))
    .slice(0, count);

/**
 * Compares the moves of a decision again, in games that a lighter Hard continues: of many decisions, the costliest owe some
 * of their cost to the quick games and their luck.
 */
export function* checked<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  decision: Decision<Game>,
  judgement: JudgedDecision<Game["move"]>,
  { gamesChecked, continuation }: ReportEffort,
): Generator<undefined, Swing<Game["move"]>, undefined> {
  const alternatives = { ruleset, ...decision, best: judgement.best };
  const comparison = yield* compared(alternatives, {
    games: gamesChecked,
    chance: seededChance(seedOfCheck + decision.step),
    simulate: (simulation) => leadContinued(alternatives, simulation, continuation),
  });
  return { ...judgement, comparison };
}

/** Of decisions that were compared again, those that clearly cost most. */
export const swingsAmong = <Move>(decisions: readonly Swing<Move>[]): readonly Swing<Move>[] =>
  costliest(
    decisions.filter(({ comparison }) => comparison.betterShare >= clearShare),
    swingsMax,
  ) as readonly Swing<Move>[];
