import type { MoveRule, Situation, StepRule } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import type { ByType } from "../../../core/unions.ts";
import type { State } from "./state.ts";
import type { AgendaStep, Domain, Fact, Move } from "./types.ts";

/** How one type of move, or one type of step, is played. */
export type RuleOfMove<Type extends Move["type"]> = MoveRule<Situation<State, AgendaStep>, ByType<Move>[Type], Fact>;
export type RuleOfStep<Type extends AgendaStep["type"]> = StepRule<State, ByType<AgendaStep>[Type], Fact>;
/** What one kind of effect does automatically. */
export type Effect<Kind> = (state: State, seat: Seat, effect: Kind, domain: Domain) => readonly Fact[];

/** The step on top is done; these take its place. */
export const settled = (...next: readonly AgendaStep[]): Fact => ({ type: "Settled", next });
/** The seat has answered; the step on top waits for the others. */
export const answered = (seat: Seat): Fact => ({ type: "Answered", seat });

export const nobody: readonly Seat[] = [];
