import type { OptionList } from "../../../boards/board.ts";
import { groupOptions } from "./group-options.ts";

/** The lists that an incomplete move still needs a choice from. */
export function unansweredLists(lists: readonly OptionList[]): readonly OptionList[] {
  const group = groupOptions(lists).find(({ lists: grouped }) => grouped.some(hasChosen));
  return group?.lists.filter((list) => list.isMany !== true && !hasChosen(list)) ?? [];
}

const hasChosen = ({ options }: OptionList) => options.some(({ isChosen }) => isChosen);
