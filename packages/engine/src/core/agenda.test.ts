import { describe, expect, it } from "vitest";
import { type Agenda, type AgendaFact, emptyAgenda, withAgendaFact } from "./agenda.ts";

const after = (...facts: readonly AgendaFact<string>[]): Agenda<string> =>
  facts.reduce<Agenda<string>>((agenda, fact) => withAgendaFact(agenda, fact), emptyAgenda);
const planned: AgendaFact<string> = { type: "Interrupted", by: ["ballot", "count"] };
const stepsOf = ({ pending }: Agenda<string>) => pending.map(({ number, step }) => `${number} ${step}`);

describe("the agenda", () => {
  it("puts what interrupts before what waits", () => {
    expect(stepsOf(after(planned, { type: "Interrupted", by: ["window"] }))).toEqual([
      "3 window",
      "1 ballot",
      "2 count",
    ]);
  });

  it("puts what follows in the place of what is settled", () => {
    expect(stepsOf(after(planned, { type: "Settled", next: ["losses", "round"] }))).toEqual([
      "3 losses",
      "4 round",
      "2 count",
    ]);
  });

  it("keeps the answers of a step that is interrupted", () => {
    const agenda = after(
      planned,
      { type: "Answered", seat: 2 },
      { type: "Interrupted", by: ["window"] },
      { type: "Settled", next: [] },
    );
    expect(agenda.pending[0]).toEqual({ number: 1, step: "ballot", answered: [2] });
  });

  it("asks again under a new number", () => {
    const agenda = after(planned, { type: "Answered", seat: 2 }, { type: "Settled", next: ["ballot"] });
    expect(agenda.pending[0]).toEqual({ number: 3, step: "ballot", answered: [] });
  });

  it("has nothing to settle when it is empty", () => {
    expect(after({ type: "Settled", next: [] }, { type: "Answered", seat: 1 })).toEqual({ planned: 0, pending: [] });
  });
});
