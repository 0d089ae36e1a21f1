import type { Choice } from "../../../core/choice.ts";
import type { MoveRule, Situation, StepRule } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import type { ByType } from "../../../core/unions.ts";
import type { State } from "./state.ts";
import type { AgendaStep, Fact, Move } from "./types.ts";

/** How one type of move, or one type of step, is played. */
export type RuleOfMove<Type extends Move["type"]> = MoveRule<At, ByType<Move>[Type], Fact>;
export type RuleOfStep<Type extends AgendaStep["type"]> = StepRule<State, ByType<AgendaStep>[Type], Fact>;
export type At = Situation<State, AgendaStep>;
export type ChoiceOf<Type extends Move["type"]> = Choice<ByType<Move>[Type]>;

/** The step on top is done; these take its place. */
export const settled = (...next: readonly AgendaStep[]): Fact => ({ type: "Settled", next });
/** These come first; the step on top waits with its answers. */
export const interrupted = (...by: readonly AgendaStep[]): Fact => ({ type: "Interrupted", by });
/** The seat has answered; the step on top waits for the others. */
export const answered = (seat: Seat): Fact => ({ type: "Answered", seat });

export const nobody: readonly Seat[] = [];
export const checkEffects: AgendaStep = { type: "aftermath" };

/** Asks the same question again: its seat may do more of the same. */
export const askedAgain = ({ step }: At): Fact => settled(...(step === undefined ? [] : [step]));

/** A step that only asks one seat. */
export const asksItsSeat = { asks: (_: State, { seat }: { readonly seat: Seat }) => [seat], run: () => [settled()] };
