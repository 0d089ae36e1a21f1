import type { Rule } from "../../api/types.ts";

export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The rules under their chapters, both in the order of the book. */
export function chaptersOf(rules: readonly Rule[]): readonly Chapter[] {
  const titles = [...new Set(rules.map(({ chapter }) => chapter))];
  return titles.map((title) => ({ title, rules: rules.filter(({ chapter }) => chapter === title) }));
}
