import { interrupted, settled } from "./flow.ts";
import type { State } from "./state.ts";
import type { Fact, Step } from "./types.ts";

/** Ordinary questions of the game: while one of them is open, any seat may act out of turn. F1429-2.9 */
const openQuestions: ReadonlySet<Step["type"]> = new Set([
  "weddings",
  "candidacy",
  "ballot",
  "discarding",
  "playing",
  "praying",
  "window",
  "purchases",
  "marching",
  "battles",
  "stances",
  "sieges",
  "pillaging",
]);

export const topStep = ({ agenda }: State): Step | undefined => agenda.pending[0]?.step;

/** Whether surprise cards may be played and money given. F1429-17.1 */
export function canReact(state: State): boolean {
  const top = topStep(state);
  return top !== undefined && openQuestions.has(top.type) && state.revolt === null;
}

/** Whether villages, prisoners and titles may change hands: not in the middle of a battle. */
export const canTransfer = (state: State): boolean => canReact(state) && state.battle === null;

// F1429-17.2: after a card, everyone may react again.
export function afterCard(state: State, ...steps: readonly Step[]): Fact {
  const top = topStep(state);
  return top?.type === "window" ? settled(...steps, top) : interrupted(...steps);
}
