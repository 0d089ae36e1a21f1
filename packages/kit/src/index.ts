// Everything that a ruleset is made of. What only tests need is in testing.ts.

export { type Bot, concluded, type Thought, type Turn } from "../../engine/src/bots/bot.ts";
export { bots } from "../../engine/src/bots/index.ts";
export { random } from "../../engine/src/bots/random.ts";
export { type BotTable, type Moment, type PlayedGame, selfPlay } from "../../engine/src/bots/self-play.ts";
export {
  type Agenda,
  type AgendaFact,
  emptyAgenda,
  type Pending,
  withAgendaFact,
} from "../../engine/src/core/agenda.ts";
export { type Chance, ChanceUnavailable, chanceFrom, seededChance } from "../../engine/src/core/chance.ts";
export {
  type AnyDomain,
  blockingFirst,
  type Choice,
  covers,
  type Domain,
  defaultMove,
  domainsOf,
  drawMove,
  isPossible,
  singleMove,
} from "../../engine/src/core/choice.ts";
export { evolveBy, type OwnFact } from "../../engine/src/core/evolving.ts";
export { flowOf } from "../../engine/src/core/flow.ts";
export { flowFacts, nobody } from "../../engine/src/core/flow-facts.ts";
export {
  type Knowledge,
  knownCardsRedealt,
  placesKnown,
  type RedealtHand,
} from "../../engine/src/core/known-cards.ts";
export { positionAfter } from "../../engine/src/core/position.ts";
export { rankingBy, type Strength } from "../../engine/src/core/ranking.ts";
export { type Consequence, type Decision, type Refusal, refuse } from "../../engine/src/core/refusal.ts";
export {
  isRevealedTo,
  isRevealing,
  type RevealedTo,
  type RevealingFacts,
} from "../../engine/src/core/revealing-facts.ts";
export {
  during,
  type MoveRule,
  type MoveRuleOf,
  type Rules,
  type Situation,
  type StepRule,
  type StepRuleOf,
} from "../../engine/src/core/rules.ts";
export type {
  AnyRuleset,
  Audience,
  GameSetup,
  GameTypes,
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
} from "../../engine/src/core/ruleset.ts";
export { withDecidingTieBreaks } from "../../engine/src/core/tie-breaks.ts";
export type { ByType, Evolvers, Key, Of } from "../../engine/src/core/unions.ts";
export type { NotInView, Settings } from "../../engine/src/laws/settings.ts";
export { contractVersion, type StoredGame } from "../../engine/src/packages/ruleset-package.ts";
export { storedGame } from "../../engine/src/packages/stored-game.ts";
export { agendaOf, flowFactsOf, ranking } from "../../schema/src/games/flow.ts";
export { optionsSchema } from "../../schema/src/games/option-schema.ts";
export type { RulesetSchema, TypesOf } from "../../schema/src/games/ruleset-schema.ts";
export { seat } from "../../schema/src/ids.ts";
export type { Option } from "../../schema/src/reference/option.ts";
export type { PackageWording } from "../../wording/src/packages/wording-faults.ts";
export { type PackageFault, packageFaults } from "./package-faults.ts";
export { type RulesetPackage, rulesetPackage } from "./ruleset-package.ts";
