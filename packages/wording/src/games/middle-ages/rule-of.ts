import type { Domain, EventName, Fact } from "./game.ts";

/** The rule that a line of the chronicle rests on; `null` where it only says what is so. */
export function ruleOf(fact: Fact): string | null {
  switch (fact.type) {
    case "CoinsGained":
    case "CoinsLost":
    case "CoinsPaid":
      return ruleOfCause(fact.cause);
    case "TileDestroyed":
      return fact.by === "barracks" ? "MA-5.19" : events[fact.by];
    case "TileRaised":
      return fact.by === "village" ? "MA-5.7" : events[fact.by];
    case "EventStruck":
      return events[fact.event];
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
      return incomes[cause.domain];
    case "event":
      return events[cause.event];
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

const incomes: Readonly<Record<Domain, string>> = {
  field: "MA-5.2",
  mill: "MA-5.6",
  village: "MA-5.9",
  rampart: "MA-5.14",
  market: "MA-5.16",
  barracks: "MA-5.20",
  church: "MA-5.22",
  palace: "MA-5.24",
};

const events: Readonly<Record<EventName, string>> = {
  "skilled-trades": "MA-8.2",
  "precious-goods": "MA-8.3",
  alliance: "MA-8.4",
  "barbarian-invasion": "MA-8.5",
  "black-death": "MA-8.6",
  "new-defences": "MA-8.7",
  "triumphant-return": "MA-8.8",
  "baby-boom": "MA-8.9",
  "peasant-revolt": "MA-8.10",
  restoration: "MA-8.11",
  "good-harvests": "MA-8.12",
  "rebuilding-aid": "MA-8.13",
  "wider-lordship": "MA-8.14",
  "costly-ceremonies": "MA-8.15",
  earthquake: "MA-8.16",
};
