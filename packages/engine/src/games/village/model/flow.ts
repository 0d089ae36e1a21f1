import { isPossible } from "../../../core/choice.ts";
import { flowFacts, nobody } from "../../../core/flow-facts.ts";
import type { MoveRuleOf, StepRuleOf } from "../../../core/rules.ts";
import type { Seat } from "../../../core/ruleset.ts";
import type { State } from "./state.ts";
import type { Action, AgendaStep, Fact, Move, Village } from "./types.ts";

/** How one type of move, or one type of step, is played. */
export type RuleOfMove<Type extends Move["type"]> = MoveRuleOf<Village, Type>;
export type RuleOfStep<Type extends AgendaStep["type"]> = StepRuleOf<Village, Type>;

export { nobody };
export const { settled } = flowFacts<AgendaStep, Fact>();

/** A seat's turn, of which VIL-4.8 may leave nothing to ask. */
export const turnOf = (seat: Seat, isLast: boolean): AgendaStep => ({ type: "turn", seat, isLast, onlyIfChoice: true });

/** What follows when a seat has paid for an action with a cube, at the well, or not at all. */
export const actingSteps = (action: Action, seat: Seat, isLast: boolean): readonly AgendaStep[] => [
  action === "market" ? { type: action, seat } : { type: action, seat, onlyIfChoice: true },
  { type: "turnEnd", seat, isLast },
];

type OptionalAction = Exclude<Action, "market">;

/** VIL-4.8: asks how an action is carried out only if it can be; if it cannot, it is skipped. `moves` are its moves. */
export const actionStep = (moves: () => readonly RuleOfMove<Move["type"]>[]): RuleOfStep<OptionalAction> => ({
  asks: (state, step) => (step.onlyIfChoice && !isAnyOpen(moves(), state, step) ? nobody : [step.seat]),
  run: (_, { seat, type }) => [{ type: "ActionDeclined", seat, action: type }, settled()],
});

function isAnyOpen(moves: readonly RuleOfMove<Move["type"]>[], state: State, step: OptionalStep): boolean {
  const at = { state, seat: step.seat, step };
  return moves.some((rule) => rule.choices(at).some((choice) => choice.blockedBy === undefined && isPossible(choice)));
}
type OptionalStep = Extract<AgendaStep, { readonly type: OptionalAction }>;
