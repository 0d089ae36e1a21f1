import type { Tournament } from "../state/tournament.ts";
import type { TournamentContext } from "../state/tournament-context.ts";
import type { Act, ActOf, TournamentEvent } from "../state/types.ts";

/** The reason of a refused action: a code, and a sentence for the caller. */
export interface Refusal {
  readonly refusal: "not-now" | "too-few-players" | "done-already" | "not-entered" | "not-found" | "unfit";
  readonly detail: string;
}
export type Decision = readonly TournamentEvent[] | Refusal;

export const refuse = (refusal: Refusal["refusal"], detail: string): Refusal => ({ refusal, detail });
export const isRefusal = (decision: Decision): decision is Refusal => "refusal" in decision;

export interface ActionContext {
  readonly tournament: Tournament;
  /** Who acts. */
  readonly by: string;
  readonly context: TournamentContext;
}

export type Rule<Type extends Act["type"]> = (context: ActionContext, act: ActOf<Type>) => Decision;
export type Rules<Type extends Act["type"]> = { readonly [One in Type]: Rule<One> };
