import { type AnyRuleset, positionAfter, type Seat, type Typed } from "@seneschal/engine";
import {
  costOf,
  type GameReport,
  type JudgedDecision,
  type Progress,
  type ReportEffort,
  reportOn,
  type Swing,
  usualReportEffort,
} from "@seneschal/engine/report";
import { decideWithoutChance } from "../game/decide-without-chance.ts";
import type { CountedStep } from "./counted-steps.ts";

/** Raised when reports of games that have not changed would be different: they are then computed again. */
export const reportVersion = 1;

/** Numbers of an effort that differ from the usual ones: unlike an effort, they can be sent to a thread. */
export type EffortCounts = Partial<Pick<ReportEffort, "playouts" | "games" | "checked" | "gamesChecked" | "draws">>;

/** A report as the API sends it, without what identifies its game. */
export interface ReportBody {
  readonly seats: GameReport<Typed>["seats"];
  readonly steps: readonly object[];
  readonly decisions: readonly object[];
  readonly swings: readonly object[];
}

/** Reports on the steps of a game that is over. Yields often. */
export function* reportBody(
  ruleset: AnyRuleset,
  steps: readonly CountedStep[],
  counts: EffortCounts = {},
): Generator<Progress, ReportBody, undefined> {
  const report: GameReport<Typed> = yield* reportOn({ ruleset, steps }, { ...usualReportEffort, ...counts });
  const versionOf = ({ step }: { readonly step: number }) => steps[step]?.version ?? 0;
  return {
    seats: report.seats.map((seat) => ({ ...seat, luck: rounded(seat.luck), cost: rounded(seat.cost) })),
    steps: report.steps.map(({ leads, luck }, place) => ({
      version: versionOf({ step: place }),
      leads: leads.map(rounded),
      luck: luck?.map(rounded) ?? null,
    })),
    decisions: report.decisions.map((decision) => ({ version: versionOf(decision), ...decisionIn(decision) })),
    swings: report.swings.map((swing) => ({ version: versionOf(swing), ...swingIn(ruleset, steps, swing) })),
  };
}

function decisionIn(decision: JudgedDecision<Typed>) {
  const { seat, best, comparison } = decision;
  const cost = rounded(costOf(decision));
  if (comparison === undefined) return { seat, best: null, cost, betterShare: null };
  return { seat, best, cost, betterShare: rounded(comparison.betterShare) };
}

function swingIn(ruleset: AnyRuleset, steps: readonly CountedStep[], swing: Swing<Typed>) {
  const { step, seat, played, best, comparison } = swing;
  const facts = { played: steps[step]?.facts ?? [], best: factsAfter(ruleset, steps.slice(0, step), seat, best) };
  return {
    seat,
    played: { move: played, facts: shown(ruleset, facts.played), lead: rounded(comparison.played) },
    best: { move: best, facts: shown(ruleset, facts.best), lead: rounded(comparison.best) },
    cost: rounded(costOf(swing)),
    betterShare: rounded(comparison.betterShare),
  };
}

/** The facts that a move would have had after these steps, up to the first random draw. */
function factsAfter(ruleset: AnyRuleset, steps: readonly CountedStep[], seat: Seat, move: Typed): readonly Typed[] {
  const before = positionAfter(
    ruleset,
    steps.flatMap(({ facts }) => facts),
  );
  const { decision } = decideWithoutChance(ruleset, before, seat, move);
  return "refusal" in decision ? [] : decision.facts;
}

/** The game is over, so nothing is hidden. */
const shown = (ruleset: AnyRuleset, facts: readonly Typed[]) =>
  facts.map((fact) => ruleset.redact(fact, "arbiter")).filter((fact) => fact !== undefined);

/** More digits would only make reports longer. */
const rounded = (figure: number): number => Math.round(figure * 1000) / 1000;
