import type { AgendaFact } from "./agenda.ts";
import type { Situation } from "./rules.ts";
import type { Seat } from "./ruleset.ts";

/** The facts of the agenda, for the rules of a game with these steps. They are facts of this game, so lists may mix them. */
export const flowFacts = <Step, Fact = AgendaFact<Step>>() => ({
  /** The step on top is done; these take its place. */
  settled: (...next: readonly Step[]): Fact | AgendaFact<Step> => ({ type: "Settled", next }),
  /** These come first; the step on top waits with its answers. */
  interrupted: (...by: readonly Step[]): Fact | AgendaFact<Step> => ({ type: "Interrupted", by }),
  /** The seat has answered; the step on top waits for the others. */
  answered: (seat: Seat): Fact | AgendaFact<Step> => ({ type: "Answered", seat }),
  /** Asks the same question again: its seat may do more of the same. */
  askedAgain: ({ step }: Situation<unknown, Step>): Fact | AgendaFact<Step> => ({
    type: "Settled",
    next: step === undefined ? [] : [step],
  }),
  /** A step that only asks one seat. */
  asksItsSeat: {
    asks: (_: unknown, { seat }: { readonly seat: Seat }): readonly Seat[] => [seat],
    run: (): readonly (Fact | AgendaFact<Step>)[] => [{ type: "Settled", next: [] }],
  },
});

/** The answer of `asks` of a step that happens without a question. */
export const nobody: readonly Seat[] = [];
