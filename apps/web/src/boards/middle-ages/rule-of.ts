import type { Told } from "./game.ts";

/** The rule that a line of the chronicle rests on. */
export function ruleOf(told: Told): string | null {
  return rules[told.type] ?? null;
}

const rules: Partial<Record<Told["type"], string>> = {};
