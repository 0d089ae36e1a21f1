import type { Seat } from "../../../core/ruleset.ts";
import { interrupted, settled } from "./flow.ts";
import { hatPrice } from "./prices.ts";
import { familyOf, type State } from "./state.ts";
import type { AgendaStep, Fact, Matter } from "./types.ts";

/** Ordinary questions of the game: while one of them is open, any seat may act out of turn. F1429-2.9 */
const openQuestions: ReadonlySet<AgendaStep["type"]> = new Set([
  "weddings",
  "candidacy",
  "ballot",
  "ballotInTurn",
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

export const topStep = ({ agenda }: State): AgendaStep | undefined => agenda.pending[0]?.step;

/** Whether surprise cards may be played. F1429-17.1 */
export function canReact(state: State): boolean {
  const top = topStep(state);
  return top !== undefined && openQuestions.has(top.type) && state.revolt === null;
}

/** Whether money may be given: whenever the game waits after the set-up. F1429-18.1 */
export function canGive(state: State): boolean {
  const top = topStep(state);
  return top !== undefined && top.type !== "placing";
}

/** Whether offers may be made and ambassadors sent: even while a card is being resolved. F1429-2.9, F1429-18.5 */
export const canDeal = (state: State): boolean => canGive(state) && topStep(state)?.type !== "drawing";

/** What a family has left besides the price of what it is asking for. */
export function spendableOf(state: State, seat: Seat): number {
  const { ecus } = familyOf(state, seat);
  const matter = matterAt(state);
  if (matter?.from !== seat) return ecus;
  if (matter.kind === "ransom") return Math.max(0, ecus - matter.ecus);
  return matter.kind === "hat" && matter.by === "purchase" ? Math.max(0, ecus - hatPrice) : ecus;
}

/** Whether a card of this family is on the table until another has agreed to it. */
export function awaitsConsent(state: State, seat: Seat): boolean {
  const matter = matterAt(state);
  return matter?.from === seat && (matter.kind === "lodging" || (matter.kind === "hat" && matter.by === "card"));
}

function matterAt(state: State): Matter | undefined {
  const top = topStep(state);
  return top?.type === "consent" ? top.matter : undefined;
}

/** Whether villages, prisoners and titles may change hands: not in the middle of a battle. */
export const canTransfer = (state: State): boolean => canReact(state) && state.battle === null;

// F1429-17.2: after a card, everyone may react again.
export function afterCard(state: State, ...steps: readonly AgendaStep[]): Fact {
  const top = topStep(state);
  return top?.type === "window" ? settled(...steps, top) : interrupted(...steps);
}
