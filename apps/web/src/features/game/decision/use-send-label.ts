import { useTranslations } from "next-intl";
import { useTranslate } from "../../../boards/use-translate.ts";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";

/** The text of the button that sends the drafted move, or all queued moves with it. */
export function useSendLabel(): string {
  const { board } = useGameContext();
  const { model, draft, queue } = useTurn();
  const tQueue = useTranslations("move-queue");
  const tGame = useTranslate(board.messages);
  const queued = queue.moves.length;
  if (queue.isPlanning) return tQueue("add");
  return queued > 0 ? tQueue("send", { count: queued + 1 }) : board.buttonLabel(tGame, model, draft.draft);
}
