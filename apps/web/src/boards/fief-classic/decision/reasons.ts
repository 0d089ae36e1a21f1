import type { Translate } from "../../board.ts";

/** Why a rule forbids this choice; a link to the rule follows the text. */
export function reasonOf(t: Translate, rule: string): string {
  return t(`reason.${reasons.has(rule) ? rule.replace(".", "-") : "other"}`);
}

const reasons = new Set([
  "FC-2.2",
  "FC-4.4",
  "FC-4.8",
  "FC-5.19",
  "FC-5.20",
  "FC-6.3",
  "FC-6.4",
  "FC-6.5",
  "FC-6.7",
  "FC-7.4",
  "FC-7.7",
  "FC-8.1",
  "FC-8.3",
  "FC-8.4",
  "FC-8.5",
  "FC-9.8",
  "FC-10.1",
  "FC-10.5",
  "FC-10.6",
  "FC-10.8",
  "FC-10.11",
  "FC-13.7",
  "FC-13.10",
  "FC-13.13",
  "FC-14.7",
  "FC-15.1",
  "FC-15.4",
]);
