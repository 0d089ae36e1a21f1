import type { OptionList } from "../../../boards/board.ts";
import { groupOptions } from "./group-options.ts";

/** What is still to be chosen for a move that is half made: the questions beside the chosen lines in which no line is. */
export function unansweredFields(lists: readonly OptionList[]): readonly string[] {
  const part = groupOptions(lists).find((folded) => folded.lists.some(hasChosen));
  const open = part?.lists.filter((list) => list.isMany !== true && !hasChosen(list)) ?? [];
  return open.map(({ legend }) => legend);
}

const hasChosen = ({ options }: OptionList) => options.some(({ isChosen }) => isChosen);
