import { flowFacts } from "../../../core/flow-facts.ts";
import type { MoveRuleOf, StepRuleOf } from "../../../core/rules.ts";
import type { AgendaStep, ExampleGame, Fact, Move } from "./types.ts";

/** How one type of move, or one type of step, is played. */
export type RuleOfMove<Type extends Move["type"]> = MoveRuleOf<ExampleGame, Type>;
export type RuleOfStep<Type extends AgendaStep["type"]> = StepRuleOf<ExampleGame, Type>;

export const { asksItsSeat, interrupted, settled } = flowFacts<AgendaStep, Fact>();
