"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";

/** For moves that need the other players' consent to be undone. */
export function RequestUndoButton() {
  const { canUndo } = useGameContext().position;
  const { canRequest, request, isBusy, ask } = useTurn().undoRequests;
  const t = useTranslations("undo");
  if (canUndo || !canRequest || request !== null) return null;
  return (
    <LinkButton disabled={isBusy} onClick={ask}>
      {t("request")}
    </LinkButton>
  );
}
