import type { Translate } from "./entries/entry.ts";

/** "Ann, Bob and Cleo"; empty without names. `t` has a message `and`. */
export function joinNames(t: Translate, names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : t("and", { list: names.slice(0, -1).join(", "), last });
}

/** Joins texts that may contain commas: "Maud, 3 points; Odo, 2 points". `t` has a message `clauses`. */
export function joinClauses(t: Translate, texts: readonly string[]): string {
  return texts.length === 0 ? "" : texts.reduce((first, next) => t("clauses", { first, next }));
}
