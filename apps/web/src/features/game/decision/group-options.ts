import type { OptionList } from "../../../boards/board.ts";

export interface OptionGroup {
  /** `undefined` for the question itself. */
  readonly collapsible: OptionList["collapsible"];
  readonly lists: readonly OptionList[];
}

/** Puts consecutive lists with the same heading into one group. */
export function groupOptions(lists: readonly OptionList[]): readonly OptionGroup[] {
  const groups: { collapsible: OptionList["collapsible"]; lists: OptionList[] }[] = [];
  for (const list of lists) {
    const last = groups.at(-1);
    if (last !== undefined && last.collapsible?.title === list.collapsible?.title) last.lists.push(list);
    else groups.push({ collapsible: list.collapsible, lists: [list] });
  }
  return groups;
}
