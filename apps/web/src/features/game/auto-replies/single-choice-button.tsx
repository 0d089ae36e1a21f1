"use client";

import { useTranslations } from "next-intl";
import { isSingleMove } from "../../../boards/choice.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { useTurn } from "../state/turn-context.tsx";

/** Next to a question with only one possible answer: skip such questions from now on? If so already, what happens. */
export function SingleChoiceButton() {
  const { now, queue, autoReplies } = useTurn();
  const t = useTranslations("auto-replies");
  if (queue.isPlanning || queue.moves.length > 0 || !isSingleMove(now.choices)) return null;
  if (autoReplies.answersSingleChoices) {
    return (
      <Text as="p" muted role="status">
        {t("singleChoiceNote")}
      </Text>
    );
  }
  return <Button onClick={() => autoReplies.answerSingleChoices(true)}>{t("skipSingleChoices")}</Button>;
}
