import { leadsOf } from "../bots/lead.ts";
import { seededChance } from "../core/chance.ts";
import type { Ruleset, Vocabulary } from "../core/ruleset.ts";
import { costOf, decisionsIn, type JudgedDecision, judged } from "./decisions.ts";
import { luckOf } from "./luck.ts";
import { type RecordedGame, type Transition, transitionsOf } from "./recorded-game.ts";
import { playoutsFor, type ReportEffort, usualReportEffort } from "./report-effort.ts";
import { checked, costliest, type Swing, swingsAmong } from "./swings.ts";

/** The position after a step. Leads and luck are in the unit of the ruleset's evaluation, one for each seat. */
export interface ReportStep {
  /** How far each seat is ahead: its value minus the mean of the best and the average value of the others. */
  readonly leads: readonly number[];
  /** How much the draws of this step changed each lead, against what could be expected. Missing if there was no luck. */
  readonly luck?: readonly number[];
}
export interface SeatReport {
  /** The sum of its luck. */
  readonly luck: number;
  /** The sum of what its decisions cost it against those of Hard; negative if it played better. */
  readonly cost: number;
  /** Its moves that had an alternative, and how many of them Hard would have made too. */
  readonly decisions: number;
  readonly asHard: number;
}
export interface GameReport<Move> {
  readonly seats: readonly SeatReport[];
  /** One for each step of the recorded game. */
  readonly steps: readonly ReportStep[];
  readonly decisions: readonly JudgedDecision<Move>[];
  /** The decisions that clearly cost most, the largest first: at most five. Compared again, so their figures differ. */
  readonly swings: readonly Swing<Move>[];
}
/** How many pieces of work are done, and how many there are. */
export type Progress = { readonly done: number; readonly of: number };

/**
 * Judges a finished game: who was ahead after each step, what each decision cost against the move that Hard would have made
 * with what its seat knew, and what was luck. Yields often, and returns the report. The same game always has the same report.
 * Not for running games: positions are evaluated with all that is hidden.
 */
export function* reportOn<Game extends Vocabulary>(
  { ruleset, steps: recorded }: RecordedGame<Game>,
  effort: ReportEffort = usualReportEffort,
): Generator<Progress, GameReport<Game["move"]>, undefined> {
  const transitions = transitionsOf({ ruleset, steps: recorded });
  const decisions = decisionsIn(ruleset, transitions);
  const of = transitions.length + decisions.length + effort.checked;
  const steps: ReportStep[] = [];
  for (const transition of transitions) {
    steps.push(stepAfter(ruleset, transition, effort.draws));
    yield { done: steps.length, of };
  }
  const judgements = new Map<number, JudgedDecision<Game["move"]>>();
  const playouts = playoutsFor(effort, decisions.length);
  for (const decision of decisions) {
    const progress = { done: steps.length + judgements.size, of };
    judgements.set(decision.step, yield* during(progress, judged(ruleset, decision, playouts, effort)));
  }
  const all = [...judgements.values()];
  const again: Swing<Game["move"]>[] = [];
  for (const judgement of costliest(all, effort.checked)) {
    const decision = decisions.find(({ step }) => step === judgement.step);
    if (decision === undefined) continue;
    const progress = { done: steps.length + all.length + again.length, of };
    again.push(yield* during(progress, checked(ruleset, decision, judgement, effort)));
  }
  return { seats: seatReports(steps, all), steps, decisions: all, swings: swingsAmong(again) };
}

/** Yields this progress whenever the work yields. */
function* during<Result>(
  progress: Progress,
  work: Generator<undefined, Result, undefined>,
): Generator<Progress, Result, undefined> {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    yield progress;
  }
}

function stepAfter<Game extends Vocabulary>(
  ruleset: Ruleset<Game>,
  { number, before, after, played }: Transition<Game>,
  draws: number,
): ReportStep {
  const leads = leadsOf(ruleset, after);
  if (before === undefined || played === undefined) return { leads };
  const luck = luckOf({ ruleset, before, after, ...played }, draws, seededChance(number));
  return luck === undefined ? { leads } : { leads, luck };
}

function seatReports(
  steps: readonly ReportStep[],
  decisions: readonly JudgedDecision<unknown>[],
): readonly SeatReport[] {
  return (steps[0]?.leads ?? []).map((_, seat) => {
    const own = decisions.filter((decision) => decision.seat === seat);
    return {
      luck: steps.reduce((sum, { luck }) => sum + (luck?.[seat] ?? 0), 0),
      cost: own.reduce((sum, decision) => sum + costOf(decision), 0),
      decisions: own.length,
      asHard: own.filter(({ comparison }) => comparison === undefined).length,
    };
  });
}
