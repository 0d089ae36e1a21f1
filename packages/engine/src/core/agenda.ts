import type { Seat } from "./ruleset.ts";

export type Pending<Step> = { readonly number: number; readonly step: Step; readonly answered: readonly Seat[] };
/** What still has to be settled, most urgent first. It is public: steps contain no secrets. */
export type Agenda<Step> = { readonly planned: number; readonly pending: readonly Pending<Step>[] };

/** The flow is in the facts and never derived by `evolve`, so that old games replay after the flow has changed. */
export type AgendaFact<Step> =
  /** The step on top is done; these steps replace it. */
  | { readonly type: "Settled"; readonly next: readonly Step[] }
  /** These steps come first; the step on top waits and keeps its answers. */
  | { readonly type: "Interrupted"; readonly by: readonly Step[] }
  | { readonly type: "Answered"; readonly seat: Seat };

export const emptyAgenda: Agenda<never> = { planned: 0, pending: [] };

export function withAgendaFact<Step>({ planned, pending }: Agenda<Step>, fact: AgendaFact<Step>): Agenda<Step> {
  switch (fact.type) {
    case "Settled":
      return withSteps({ planned, pending }, fact.next, 1);
    case "Interrupted":
      return withSteps({ planned, pending }, fact.by, 0);
    case "Answered":
      return { planned, pending: pending.map((one, at) => (at === 0 ? withAnswer(one, fact.seat) : one)) };
  }
}

/** These steps come first; `done` is the number of steps on top that they replace. */
function withSteps<Step>({ planned, pending }: Agenda<Step>, steps: readonly Step[], done: 0 | 1): Agenda<Step> {
  const added = steps.map((step, place): Pending<Step> => ({ number: planned + place + 1, step, answered: [] }));
  return { planned: planned + steps.length, pending: pending.toSpliced(0, done, ...added) };
}
const withAnswer = <Step>(one: Pending<Step>, seat: Seat) => ({ ...one, answered: [...one.answered, seat] });
