import type { ReactNode } from "react";
import { RuleTerm } from "../rule-term.tsx";

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

/** A word on the board that leads to the rule about it. */
export const Rule = ({ rule, children }: { readonly rule: string; readonly children: ReactNode }) => (
  <RuleTerm ruleset="middle-ages" rule={rule}>
    {children}
  </RuleTerm>
);
