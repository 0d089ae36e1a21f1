import type { ReactNode } from "react";
import { RuleTerm } from "../rule-term.tsx";
import type { Domain, Forecast } from "./game.ts";

/** The rule of each part that the board marks. */
export const partRules = {
  rows: "MA-3.1",
  fief: "MA-4.7",
  graveyard: "MA-6.1",
  rivals: "MA-5.17",
  supplies: "MA-7.1",
  events: "MA-8.1",
} as const;

/** The rule of each thing that a part tells of. */
export const factRules = {
  peasants: "MA-5.1",
  chests: "MA-5.15",
  emptyDomains: "MA-9.2",
  exposed: "MA-5.17",
  pile: "MA-7.1",
  waitingStack: "MA-7.4",
  setAside: "MA-3.2",
} as const;

/** What each domain pays. */
export const incomeRules: Readonly<Record<Domain, string>> = {
  field: "MA-5.2",
  mill: "MA-5.6",
  village: "MA-5.9",
  rampart: "MA-5.14",
  market: "MA-5.16",
  barracks: "MA-5.20",
  church: "MA-5.22",
  palace: "MA-5.24",
};

export const eventRules: Readonly<Record<Forecast["event"], string>> = {
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

/** A word on the board that leads to the rule about it. */
export const Rule = ({ rule, children }: { readonly rule: string; readonly children: ReactNode }) => (
  <RuleTerm ruleset="middle-ages" rule={rule}>
    {children}
  </RuleTerm>
);
