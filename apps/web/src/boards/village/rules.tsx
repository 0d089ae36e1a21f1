import type { ReactNode } from "react";
import { RuleTerm } from "../rule-term.tsx";

/** The rule of each part that the board marks. */
export const partRules = {
  ground: "VIL-4.1",
  farm: "VIL-5.1",
  market: "VIL-9.1",
  crafts: "VIL-8.1",
  council: "VIL-11.1",
  church: "VIL-12.1",
  travel: "VIL-10.1",
  book: "VIL-13.7",
} as const;

/** The rule of each thing that a part tells of. */
export const factRules = {
  stalls: "VIL-9.2",
  queue: "VIL-9.8",
  fee: "VIL-9.4",
  firstPlayer: "VIL-11.5",
  untilEnd: "VIL-14.1",
  remembered: "VIL-15.4",
  unborn: "VIL-7.1",
  dying: "VIL-13.4",
} as const;

/** A word on the board that leads to the rule about it. */
export const Rule = ({ rule, children }: { readonly rule: string; readonly children: ReactNode }) => (
  <RuleTerm ruleset="village" rule={rule}>
    {children}
  </RuleTerm>
);
