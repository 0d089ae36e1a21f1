import type { Fact } from "../model/types.ts";

/** What another edition knows and this one does not: it is never offered, and refused by this rule. */
export const absentMove = (rule: string) => ({
  rule,
  during: [],
  choices: () => [],
  facts: (): readonly Fact[] => [],
});
