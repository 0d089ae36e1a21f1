import { expect, it } from "vitest";
import { type Agenda, type AgendaFact, emptyAgenda, withAgendaFact } from "./agenda.ts";
import { seededChance } from "./chance.ts";
import { flowOf } from "./flow.ts";

type Step = { readonly type: "treadmill" };
type State = { readonly agenda: Agenda<Step> };

it("says which step never comes to rest, and does not hang", () => {
  const { settle } = flowOf<State, Record<never, never>, { treadmill: Step }, AgendaFact<Step>>({
    moves: {},
    steps: { treadmill: { asks: () => [], run: () => [{ type: "Settled", next: [{ type: "treadmill" }] }] } },
    evolve: (state, fact) => ({ ...state, agenda: withAgendaFact(state.agenda, fact) }),
  });
  const plan: AgendaFact<Step> = { type: "Interrupted", by: [{ type: "treadmill" }] };
  expect(() => settle({ agenda: emptyAgenda }, [plan], seededChance(1))).toThrow("never comes to rest at treadmill");
});
