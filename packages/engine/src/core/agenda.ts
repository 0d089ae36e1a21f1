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
      return withSteps(planned, fact.next, pending.slice(1));
    case "Interrupted":
      return withSteps(planned, fact.by, pending);
    case "Answered":
      return { planned, pending: pending.map((one, at) => (at === 0 ? withAnswer(one, fact.seat) : one)) };
  }
}

function withSteps<Step>(planned: number, steps: readonly Step[], rest: readonly Pending<Step>[]): Agenda<Step> {
  const added = steps.map((step, place) => ({ number: planned + place + 1, step, answered: [] }));
  return { planned: planned + steps.length, pending: [...added, ...rest] };
}
const withAnswer = <Step>(one: Pending<Step>, seat: Seat) => ({ ...one, answered: [...one.answered, seat] });
