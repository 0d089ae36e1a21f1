"use client";

import { useTranslations } from "next-intl";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { isWaiting } from "../state/queue/use-premoves.ts";
import { useTurn } from "../state/turn-context.tsx";

/** Between turns: choose the next moves in advance. */
export function PlanAheadButton() {
  const { game } = useGameContext();
  const { now, queue, premoves } = useTurn();
  const t = useTranslations("move-queue.ahead");
  const isAsked = now.yourSeat !== null && now.question?.seats.includes(now.yourSeat) === true;
  const isBusy = queue.isPlanning || queue.moves.length > 0 || isWaiting(premoves.premoves);
  if (game.yourSeat === null || isAsked || isBusy) return null;
  return (
    <ButtonRow>
      <Button onClick={() => queue.planAhead(true)}>{t("start")}</Button>
    </ButtonRow>
  );
}
