import type { OptionList } from "../../../boards/board.ts";

export interface OptionGroup {
  /** Nothing for what is asked itself. */
  readonly fold: OptionList["fold"];
  readonly lists: readonly OptionList[];
}

/** Lists that follow one another under the same heading, together. */
export function groupOptions(lists: readonly OptionList[]): readonly OptionGroup[] {
  const folded: { fold: OptionList["fold"]; lists: OptionList[] }[] = [];
  for (const list of lists) {
    const last = folded.at(-1);
    if (last !== undefined && last.fold?.title === list.fold?.title) last.lists.push(list);
    else folded.push({ fold: list.fold, lists: [list] });
  }
  return folded;
}
