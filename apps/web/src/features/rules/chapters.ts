import type { Rule } from "../../lib/api-client/types.ts";

export interface Chapter {
  /** Its address on the page: "chapter-3". */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The rules by chapter, in the order of the rule book. */
export function chaptersOf(rules: readonly Rule[]): readonly Chapter[] {
  const titles = [...new Set(rules.map(({ chapter }) => chapter))];
  return titles.map((title, index) => ({
    id: `chapter-${index + 1}`,
    title,
    rules: rules.filter(({ chapter }) => chapter === title),
  }));
}
