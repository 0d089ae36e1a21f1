import type { Rule } from "../../lib/api-client/types.ts";

export interface Chapter {
  /** Its address on the page: "chapter-3". */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The address on the page of the chapter at this place of the rule book, counted from 0. */
export const chapterId = (place: number): string => `chapter-${place + 1}`;

/** The rules by chapter, in the order of the rule book. */
export function chaptersOf(rules: readonly Rule[]): readonly Chapter[] {
  const titles = [...new Set(rules.map(({ chapter }) => chapter))];
  return titles.map((title, index) => ({
    id: chapterId(index),
    title,
    rules: rules.filter(({ chapter }) => chapter === title),
  }));
}

/** The chapters with these rules only, without the empty ones. Their addresses stay the same. */
export function chaptersWith(chapters: readonly Chapter[], rules: readonly Rule[]): readonly Chapter[] {
  const kept = new Set(rules);
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => kept.has(rule)) }))
    .filter((chapter) => chapter.rules.length > 0);
}
