import type { Fact } from "../model/types.ts";

/** A move of another edition: never offered here, and refused by this rule. */
export const absentMove = (rule: string) => ({
  rule,
  during: [],
  choices: () => [],
  facts: (): readonly Fact[] => [],
});
