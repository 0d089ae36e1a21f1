import type { OptionList } from "../../../boards/board.ts";
import { groupOptions } from "./group-options.ts";

/** The legends of the lists that an incomplete move still needs a choice from. */
export function unansweredFields(lists: readonly OptionList[]): readonly string[] {
  const group = groupOptions(lists).find(({ lists: grouped }) => grouped.some(hasChosen));
  const open = group?.lists.filter((list) => list.isMany !== true && !hasChosen(list)) ?? [];
  return open.map(({ legend }) => legend);
}

const hasChosen = ({ options }: OptionList) => options.some(({ isChosen }) => isChosen);
