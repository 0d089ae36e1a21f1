import type { Seat } from "../../../core/ruleset.ts";
import { type Effect, settled } from "../model/flow.ts";
import { ruleOf, type State } from "../model/state.ts";
import type { AgendaStep, Domain, DomainEffect, Fact, Kind } from "../model/types.ts";
import { attack } from "./domains/barracks.ts";
import { tax } from "./domains/mill.ts";
import { coinsPerChest, coinsPerPeasant } from "./domains/symbols.ts";
import { incomeFacts } from "./income.ts";

// MA-4.6: the whole effect, then the income; in between, players who must choose are asked.
export function tileFacts(state: State, seat: Seat, domain: Domain): readonly Fact[] {
  const step = askingStep(ruleOf(state, domain).effect.kind, seat);
  if (step !== undefined) return [settled(step, { type: "income", seat, domain })];
  const effect = effectFacts(state, seat, domain);
  return [...effect, ...incomeFacts(state, seat, domain, coinsIn(effect, seat)), settled()];
}

/** What a domain's effect does automatically. */
export function effectFacts(state: State, seat: Seat, domain: Domain): readonly Fact[] {
  return applied(state, seat, ruleOf(state, domain).effect, domain);
}

/** What a seat receives by these facts. */
export function coinsIn(facts: readonly Fact[], seat: Seat): number {
  return facts.reduce((coins, fact) => coins + coinsTo(seat, fact), 0);
}

const effects: { readonly [Name in DomainEffect["kind"]]: Effect<Kind<DomainEffect, Name>> } = {
  coinsPerPeasant,
  tax,
  raise: () => [],
  scout: () => [],
  coinsPerChest,
  attack,
  extraCoin: () => [],
  plot: () => [],
};

const applied = <Name extends DomainEffect["kind"]>(
  state: State,
  seat: Seat,
  effect: Kind<DomainEffect, Name>,
  domain: Domain,
) => effects[effect.kind](state, seat, effect, domain);

function askingStep(kind: DomainEffect["kind"], seat: Seat): AgendaStep | undefined {
  switch (kind) {
    case "raise":
      return { type: "raising", seat };
    case "scout":
      return { type: "scouting", seat };
    case "extraCoin":
      return { type: "addingCoin", seat };
    case "plot":
      return { type: "addingPlot", seat };
    case "coinsPerPeasant":
    case "coinsPerChest":
    case "tax":
    case "attack":
      return undefined;
  }
}

function coinsTo(seat: Seat, fact: Fact): number {
  if (fact.type === "CoinsGained" && fact.seat === seat) return fact.coins;
  return fact.type === "CoinsPaid" && fact.to === seat ? fact.coins : 0;
}
