import { expect, it } from "vitest";
import { type Agenda, type AgendaFact, emptyAgenda, withAgendaFact } from "./agenda.ts";
import { seededChance } from "./chance.ts";
import { flowOf } from "./flow.ts";
import type { StepRule } from "./rules.ts";

type Step = { readonly type: "treadmill" };
type Treadmill = StepRule<State, Step, AgendaFact<Step>>;
type State = { readonly agenda: Agenda<Step> };

const flowWith = (treadmill: Treadmill) =>
  flowOf<State, Record<never, never>, { treadmill: Step }, AgendaFact<Step>>({
    moves: {},
    steps: { treadmill },
    evolve: (state, fact) => ({ ...state, agenda: withAgendaFact(state.agenda, fact) }),
  });

it("reports the step that never comes to rest instead of hanging", () => {
  const { settle } = flowWith({ asks: () => [], run: () => [{ type: "Settled", next: [{ type: "treadmill" }] }] });
  const plan: AgendaFact<Step> = { type: "Interrupted", by: [{ type: "treadmill" }] };
  expect(() => settle({ agenda: emptyAgenda }, [plan], seededChance(1))).toThrow("never comes to rest at treadmill");
});

it("lists the seats still asked that the step affects, or all of them if the step does not say", () => {
  const step: Step = { type: "treadmill" };
  const state: State = { agenda: { planned: 1, pending: [{ number: 1, step, answered: [2] }] } };
  const asking = { asks: () => [0, 1, 2, 3], run: () => [] };
  expect(flowWith(asking).question(state)).toMatchObject({ seats: [0, 1, 3], affectedSeats: [0, 1, 3] });
  const touching = flowWith({ ...asking, affects: (_, __, seat) => seat > 0 });
  expect(touching.question(state)).toMatchObject({ seats: [0, 1, 3], affectedSeats: [1, 3] });
});
