import { type AgendaFact, withAgendaFact } from "../../../core/agenda.ts";
import type { ByType, Evolvers, Key, Of } from "../../../core/unions.ts";
import type { State } from "../model/state.ts";
import type { AgendaStep, Fact } from "../model/types.ts";
import { battleEvolvers } from "./battles.ts";
import { begun } from "./beginning.ts";
import { cardEvolvers } from "./cards.ts";
import { changedState } from "./clone.ts";
import { courtEvolvers } from "./court.ts";
import { groundEvolvers } from "./ground.ts";
import { marchEvolvers } from "./marches.ts";
import { moneyEvolvers } from "./money.ts";
import { offerEvolvers } from "./offers.ts";
import { relicEvolvers } from "./relics.ts";
import { revoltEvolvers } from "./revolts.ts";
import { turnEvolvers } from "./turns.ts";

export function evolve(state: State | undefined, fact: Fact): State {
  if (fact.type === "GameBegan") return begun(fact);
  if (state === undefined) throw new Error("a game begins with GameBegan");
  return evolved(state, fact);
}

const withFlow = (state: State, fact: AgendaFact<AgendaStep>): State =>
  changedState(state, { agenda: withAgendaFact(state.agenda, fact) });

const evolvers: Evolvers<State, Exclude<Fact, { readonly type: "GameBegan" }>> = {
  Settled: withFlow,
  Interrupted: withFlow,
  Answered: withFlow,
  ...turnEvolvers,
  ...cardEvolvers,
  ...courtEvolvers,
  ...groundEvolvers,
  ...moneyEvolvers,
  ...marchEvolvers,
  ...battleEvolvers,
  ...revoltEvolvers,
  ...offerEvolvers,
  ...relicEvolvers,
};

const evolved = <T extends Key<typeof evolvers>>(state: State, fact: Of<ByType<Fact>, T>) =>
  evolvers[fact.type](state, fact);
