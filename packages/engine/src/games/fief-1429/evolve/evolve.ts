import { evolveBy, type OwnFact } from "../../../core/evolving.ts";
import type { Evolvers } from "../../../core/unions.ts";
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

const evolvers: Evolvers<State, OwnFact<Fact>> = {
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

export const evolve = evolveBy<State, AgendaStep, Fact>({
  begun,
  withAgenda: (state, agenda) => changedState(state, { agenda }),
  evolvers,
});
