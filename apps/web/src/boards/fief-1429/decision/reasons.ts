import type { Translate } from "../../board.ts";

/** Why a rule forbids this choice; a link to the rule follows the text. */
export function reasonOf(t: Translate, rule: string): string {
  return t(`reason.${reasons.has(rule) ? rule.replace(".", "-") : "other"}`);
}

const reasons = new Set([
  "F1429-2.12",
  "F1429-3.2",
  "F1429-4.6",
  "F1429-4.10",
  "F1429-4.11",
  "F1429-5.1",
  "F1429-6.1",
  "F1429-6.7",
  "F1429-9.1",
  "F1429-9.3",
  "F1429-9.4",
  "F1429-9.8",
  "F1429-1.4",
  "F1429-1.10",
  "F1429-5.5",
  "F1429-5.8",
  "F1429-6.10",
  "F1429-6.12",
  "F1429-6.13",
  "F1429-6.14",
  "F1429-6.18",
  "F1429-7.3",
  "F1429-9.5",
  "F1429-9.7",
  "F1429-12.1",
  "F1429-12.2",
  "F1429-13.3",
  "F1429-13.8",
  "F1429-17.3",
  "F1429-17.6",
  "F1429-18.2",
  "F1429-18.4",
  "F1429-18.5",
  "F1429-18.7",
  "F1429-18.10",
  "F1429-20.5",
]);
