import { expect, it } from "vitest";
import { type Agenda, type AgendaFact, emptyAgenda } from "./agenda.ts";
import { evolveBy } from "./evolving.ts";
import { flowFacts } from "./flow-facts.ts";

type Step = "reaping" | "sowing";
type State = { readonly agenda: Agenda<Step>; readonly sheaves: number };
type Fact = AgendaFact<Step> | { readonly type: "GameBegan"; readonly seats: number } | Reaped;
type Reaped = { readonly type: "Reaped"; readonly sheaves: number };

const evolve = evolveBy<State, Step, Fact>({
  begun: ({ seats }) => ({ agenda: emptyAgenda, sheaves: seats }),
  withAgenda: (state, agenda) => ({ ...state, agenda }),
  evolvers: { Reaped: (state, { sheaves }) => ({ ...state, sheaves: state.sheaves + sheaves }) },
});
const { answered, askedAgain, interrupted, settled } = flowFacts<Step>();
const after = (...facts: readonly Fact[]) =>
  facts.reduce<State | undefined>((state, fact) => evolve(state, fact), undefined);

it("records the first fact, those of the table and those of the agenda", () => {
  const state = after(
    { type: "GameBegan", seats: 2 },
    { type: "Reaped", sheaves: 3 },
    interrupted("sowing"),
    answered(1),
  );
  expect(state).toEqual({
    sheaves: 5,
    agenda: { planned: 1, pending: [{ number: 1, step: "sowing", answered: [1] }] },
  });
  expect(evolve(state, settled("reaping")).agenda.pending).toEqual([{ number: 2, step: "reaping", answered: [] }]);
});

it("asks the same question again, or nothing where none is asked", () => {
  expect(askedAgain({ state: undefined, seat: 0, step: "reaping" })).toEqual(settled("reaping"));
  expect(askedAgain({ state: undefined, seat: 0, step: undefined })).toEqual(settled());
});

it("begins with nothing but GameBegan", () => {
  expect(() => after({ type: "Reaped", sheaves: 1 })).toThrow("a game begins with GameBegan");
});
