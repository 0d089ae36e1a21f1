import type { OptionList } from "../../../boards/board.ts";
import { foldsOf } from "./folds.ts";

/** What is still to be chosen for a move that is half made: the questions beside the chosen lines in which no line is. */
export function missingIn(lists: readonly OptionList[]): readonly string[] {
  const part = foldsOf(lists).find((folded) => folded.lists.some(hasChosen));
  const open = part?.lists.filter((list) => list.isMany !== true && !hasChosen(list)) ?? [];
  return open.map(({ legend }) => legend);
}

const hasChosen = ({ options }: OptionList) => options.some(({ isChosen }) => isChosen);
