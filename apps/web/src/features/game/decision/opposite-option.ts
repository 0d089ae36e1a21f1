import type { Option, OptionList, QuickMove } from "../../../boards/board.ts";
import type { BoardModel, Move } from "../../../boards/board-model.ts";
import { moveOf } from "../../../boards/choice.ts";

/** An option of a question, and the complete move that it is. */
export interface MoveOption {
  readonly option: Option;
  readonly move: Move;
}

/**
 * The other answer to a question that has two: agreeing, where refusing is the quick move. `null` if the question has more
 * answers, or if the other one is another kind of move or has open fields.
 */
export function oppositeOption(
  lists: readonly OptionList[],
  quickMove: QuickMove | null,
  choices: BoardModel["choices"],
): MoveOption | null {
  const asked = lists.filter(({ collapsible }) => collapsible === undefined);
  const open = asked.flatMap(({ options }) => options.filter(({ blockedBy }) => blockedBy === null));
  if (quickMove === null || asked.length !== 1 || open.length !== 2) return null;
  const isQuick = ({ draft }: Option) => isSame(draft, quickMove.move);
  const option = open.find((one) => !isQuick(one) && isReply(one.draft.type, quickMove.move.type));
  const move = option === undefined ? null : moveOf(choices, option.draft);
  return option !== undefined && move !== null && open.some(isQuick) ? { option, move } : null;
}

/** Other moves, like playing a card, are previewed before they are sent. */
const isReply = (type: string, quickType: string) =>
  type === quickType || (type === "accept" && quickType === "decline");

function isSame(one: object, other: object): boolean {
  const [fields, others] = [one, other].map((move) => Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify(fields) === JSON.stringify(others);
}
