import type { Seat } from "../../core/ruleset.ts";
import { attack } from "./domains/barracks.ts";
import { tax } from "./domains/mill.ts";
import { coinsPerChest, coinsPerPeasant } from "./domains/symbols.ts";
import { nobody, type RuleOfStep, settled } from "./flow.ts";
import { ruleOf, type State } from "./state.ts";
import type { Domain, DomainEffect, Fact, Kind, Step } from "./words.ts";

/** What a domain's effect does by itself; those that ask their owner are steps of their own. */
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
export type Effect<Kind> = (state: State, seat: Seat, effect: Kind, domain: Domain) => readonly Fact[];

export const effect: RuleOfStep<"effect"> = {
  asks: () => nobody,
  run: (state, { seat, domain }) => [...effectFacts(state, seat, domain), settled()],
};

export function effectFacts(state: State, seat: Seat, domain: Domain): readonly Fact[] {
  return applied(state, seat, ruleOf(state, domain).effect, domain);
}

const applied = <Name extends DomainEffect["kind"]>(
  state: State,
  seat: Seat,
  one: Kind<DomainEffect, Name>,
  domain: Domain,
) => effects[one.kind](state, seat, one, domain);

// MA-4.6: the whole effect, then the income.
export function stepsOf(state: State, seat: Seat, domain: Domain): readonly Step[] {
  return [effectStep(ruleOf(state, domain).effect.kind, seat, domain), { type: "income", seat, domain }];
}

function effectStep(kind: DomainEffect["kind"], seat: Seat, domain: Domain): Step {
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
      return { type: "effect", seat, domain };
  }
}
