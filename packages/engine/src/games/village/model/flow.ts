import type { MoveRule, Situation, StepRule } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import type { ByType } from "../../../core/unions.ts";
import type { State } from "./state.ts";
import type { Action, Fact, Move, Step } from "./types.ts";

/** How one type of move, or one type of step, is played. */
export type RuleOfMove<Type extends Move["type"]> = MoveRule<Situation<State, Step>, ByType<Move>[Type], Fact>;
export type RuleOfStep<Type extends Step["type"]> = StepRule<State, ByType<Step>[Type], Fact>;

/** The step on top is done; these take its place. */
export const settled = (...next: readonly Step[]): Fact => ({ type: "Settled", next });

export const nobody: readonly Seat[] = [];

/** Asks the seat of the step, always. */
export const itsSeat = (_: State, { seat }: { readonly seat: Seat }): readonly Seat[] => [seat];
/** Of a step that its own seat settles by a move. */
export const settledByMove = (): readonly Fact[] => [settled()];

/** What follows when a seat has paid for an action with a cube, at the well, or not at all. */
export const actingSteps = (action: Action, seat: Seat, isLast: boolean): readonly Step[] => [
  { type: action, seat },
  { type: "turnEnd", seat, isLast },
];
