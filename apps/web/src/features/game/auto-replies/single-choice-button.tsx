"use client";

import { useTranslations } from "next-intl";
import { isSingleMove } from "../../../boards/choice.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useTurn } from "../state/turn-context.tsx";

/** Next to a question with only one possible answer: skip such questions from now on? */
export function SingleChoiceButton() {
  const { now, queue, autoReplies } = useTurn();
  const t = useTranslations("auto-replies");
  if (autoReplies.answersSingleChoices || queue.isPlanning || queue.moves.length > 0) return null;
  if (!isSingleMove(now.choices)) return null;
  return <Button onClick={() => autoReplies.answerSingleChoices(true)}>{t("skipSingleChoices")}</Button>;
}
