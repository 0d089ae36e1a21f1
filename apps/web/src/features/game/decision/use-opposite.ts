import type { OptionList, QuickMove } from "../../../boards/board.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import { oppositeOption } from "./opposite-option.ts";

/** The other of two answers next to a quick move, with the text of its button. */
export function useOpposite(lists: readonly OptionList[], quickMove: QuickMove | null): QuickMove | null {
  const { board } = useGameContext();
  const { model } = useTurn();
  const tGame = useTranslate(board.messages);
  const opposite = oppositeOption(lists, quickMove, model.choices);
  return opposite === null
    ? null
    : { label: board.buttonLabel(tGame, model, opposite.option.draft), move: opposite.move };
}
