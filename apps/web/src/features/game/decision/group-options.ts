import type { OptionList } from "../../../boards/board.ts";

export interface OptionGroup {
  /** `undefined` for the question itself. */
  readonly fold: OptionList["fold"];
  readonly lists: readonly OptionList[];
}

/** Puts consecutive lists with the same heading into one group. */
export function groupOptions(lists: readonly OptionList[]): readonly OptionGroup[] {
  const groups: { fold: OptionList["fold"]; lists: OptionList[] }[] = [];
  for (const list of lists) {
    const last = groups.at(-1);
    if (last !== undefined && last.fold?.title === list.fold?.title) last.lists.push(list);
    else groups.push({ fold: list.fold, lists: [list] });
  }
  return groups;
}
