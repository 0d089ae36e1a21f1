import type { QuickMove } from "../../../boards/board.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";

/** A move that can be sent with one button, as long as nothing is drafted. */
export function useQuickMove(): QuickMove | null {
  const { board } = useGameContext();
  const { model, draft } = useTurn();
  const tGame = useTranslate(board.messages);
  return draft.draft === null ? (board.quickMove?.(tGame, model) ?? null) : null;
}
