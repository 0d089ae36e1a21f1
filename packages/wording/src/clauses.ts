import type { Translate } from "./entries/entry.ts";

/** Joins texts that may contain commas: "Maud, 3 points; Odo, 2 points". `t` has a message `clauses`. */
export function joinClauses(t: Translate, texts: readonly string[]): string {
  return texts.length === 0 ? "" : texts.reduce((first, next) => t("clauses", { first, next }));
}
