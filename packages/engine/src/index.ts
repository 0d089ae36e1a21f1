export { type Agenda, type AgendaFact, emptyAgenda, type Pending, withAgendaFact } from "./core/agenda.ts";
export { type Chance, ChanceUnavailable, chanceFrom, seededChance } from "./core/chance.ts";
export {
  type AnyDomain,
  type Choice,
  covers,
  type Domain,
  defaultMove,
  domainsOf,
  drawMove,
  isPossible,
  singleMove,
  withoutTrades,
} from "./core/choice.ts";
export { flowOf } from "./core/flow.ts";
export { positionAfter } from "./core/position.ts";
export { type Consequence, type Decision, type Refusal, refuse } from "./core/refusal.ts";
export { isRevealedTo, isRevealing, type RevealedTo, type RevealingFacts } from "./core/revealing-facts.ts";
export { during, type MoveRule, type Rules, type Situation, type StepRule } from "./core/rules.ts";
export type {
  AnyRuleset,
  Audience,
  GameSetup,
  Immutable,
  Outcome,
  Placement,
  Question,
  Ruleset,
  Seat,
  TieBreak,
  TurnLimit,
  Typed,
  Vocabulary,
} from "./core/ruleset.ts";
export type { ByType, Evolvers, Key, Of } from "./core/unions.ts";
export { rulesets } from "./games/register.ts";
