import type { Fact } from "./game.ts";
import { eventRules, incomeRules } from "./rules.ts";

/** The rule that a line of the chronicle rests on; `null` where it only says what is so. */
export function ruleOf(fact: Fact): string | null {
  switch (fact.type) {
    case "CoinsGained":
    case "CoinsLost":
    case "CoinsPaid":
      return ruleOfCause(fact.cause);
    case "TileDestroyed":
      return fact.by === "barracks" ? "MA-5.19" : eventRules[fact.by];
    case "TileRaised":
      return fact.by === "village" ? "MA-5.7" : eventRules[fact.by];
    case "EventStruck":
      return eventRules[fact.event];
    case "RowFilled":
      return fact.round <= 4 ? "MA-2.3" : "MA-7.1";
    case "GameEnded":
      return fact.decidedBy === null ? "MA-9.4" : "MA-9.5";
    default:
      return rules[fact.type] ?? null;
  }
}

type Cause = Extract<Fact, { readonly type: "CoinsGained" }>["cause"];

function ruleOfCause(cause: Cause): string {
  switch (cause.kind) {
    case "income":
      return incomeRules[cause.domain];
    case "event":
      return eventRules[cause.event];
    default:
      return effects[cause.kind];
  }
}

const rules: Partial<Record<Fact["type"], string>> = {
  GameBegan: "MA-1.7",
  PileTurned: "MA-2.7",
  EventsDrawn: "MA-2.4",
  OrderDrawn: "MA-2.6",
  StackOpened: "MA-7.4",
  DiscardsShuffled: "MA-7.6",
  RoundBegan: "MA-3.3",
  TileDiscarded: "MA-3.2",
  LordSent: "MA-4.1",
  TileGathered: "MA-4.5",
  ScoutSent: "MA-5.10",
  ScoutKept: "MA-5.11",
  ScoutReturned: "MA-5.12",
  ExtraCoinLaid: "MA-5.21",
  PlotLaid: "MA-5.23",
  EmptyDomainsCounted: "MA-9.2",
};

const effects = { peasants: "MA-5.1", chests: "MA-5.15", mill: "MA-5.4", barracks: "MA-5.17" } as const;
