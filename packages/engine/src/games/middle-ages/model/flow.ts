import { flowFacts, nobody } from "../../../core/flow-facts.ts";
import type { MoveRuleOf, StepRuleOf } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import type { State } from "./state.ts";
import type { AgendaStep, Domain, Fact, MiddleAges, Move } from "./types.ts";

/** How one type of move, or one type of step, is played. */
export type RuleOfMove<Type extends Move["type"]> = MoveRuleOf<MiddleAges, Type>;
export type RuleOfStep<Type extends AgendaStep["type"]> = StepRuleOf<MiddleAges, Type>;
/** What one kind of effect does automatically. */
export type Effect<Kind> = (state: State, seat: Seat, effect: Kind, domain: Domain) => readonly Fact[];

export { nobody };
export const { answered, settled } = flowFacts<AgendaStep, Fact>();
