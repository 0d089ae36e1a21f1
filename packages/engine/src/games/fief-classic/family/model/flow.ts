import type { Choice } from "../../../../core/choice.ts";
import { flowFacts, nobody } from "../../../../core/flow-facts.ts";
import type { MoveRuleOf, Situation, StepRuleOf } from "../../../../core/rules.ts";
import type { ByType } from "../../../../core/unions.ts";
import type { State } from "./state.ts";
import type { AgendaStep, Fact, FiefClassic, Move } from "./types.ts";

/** How one type of move, or one type of step, is played. */
export type RuleOfMove<Type extends Move["type"]> = MoveRuleOf<FiefClassic, Type>;
export type RuleOfStep<Type extends AgendaStep["type"]> = StepRuleOf<FiefClassic, Type>;
export type At = Situation<State, AgendaStep>;
export type ChoiceOf<Type extends Move["type"]> = Choice<ByType<Move>[Type]>;

export { nobody };
export const { answered, askedAgain, asksItsSeat, interrupted, settled } = flowFacts<AgendaStep, Fact>();

export const succession: AgendaStep = { type: "succession" };

export const topStep = ({ agenda }: State): AgendaStep | undefined => agenda.pending[0]?.step;
