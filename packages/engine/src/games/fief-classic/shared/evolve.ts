import { type AgendaFact, withAgendaFact } from "../../../core/agenda.ts";
import type { ByType, Evolvers, Key, Of } from "../../../core/unions.ts";
import { battleEvolvers } from "./evolve/battles.ts";
import { begun } from "./evolve/beginning.ts";
import { cardEvolvers } from "./evolve/cards.ts";
import { changedState } from "./evolve/copies.ts";
import { groundEvolvers } from "./evolve/ground.ts";
import { moneyEvolvers } from "./evolve/money.ts";
import { offerEvolvers } from "./evolve/offers.ts";
import { peopleEvolvers } from "./evolve/people.ts";
import { turnEvolvers } from "./evolve/turns.ts";
import type { State } from "./state.ts";
import type { Fact, Step } from "./words.ts";

export function evolve(state: State | undefined, fact: Fact): State {
  if (fact.type === "GameBegan") return begun(fact);
  if (state === undefined) throw new Error("a game begins with GameBegan");
  return evolved(state, fact);
}

const withFlow = (state: State, fact: AgendaFact<Step>): State =>
  changedState(state, { agenda: withAgendaFact(state.agenda, fact) });

const evolvers: Evolvers<State, Exclude<Fact, { readonly type: "GameBegan" }>> = {
  Settled: withFlow,
  Interrupted: withFlow,
  Answered: withFlow,
  ...turnEvolvers,
  ...cardEvolvers,
  ...peopleEvolvers,
  ...groundEvolvers,
  ...moneyEvolvers,
  ...battleEvolvers,
  ...offerEvolvers,
};

const evolved = <T extends Key<typeof evolvers>>(state: State, fact: Of<ByType<Fact>, T>) =>
  evolvers[fact.type](state, fact);
