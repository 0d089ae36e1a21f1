"use client";

import { useTranslations } from "next-intl";
import { isSingleMove } from "../../../boards/choice.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { useTurn } from "../state/turn-context.tsx";

/**
 * Next to a question with only one possible answer, gifts and offers aside: skip such questions from now on? If so already,
 * what happens.
 */
export function SingleChoiceButton() {
  const { now, autoReplies } = useTurn();
  const t = useTranslations("auto-replies");
  const isTradePossible = !isSingleMove(now.choices);
  if (autoReplies.answersSingleChoices && (autoReplies.skipsTrades || !isTradePossible)) {
    return (
      <Text as="p" muted role="status">
        {t(isTradePossible ? "tradesNote" : "singleChoiceNote")}
      </Text>
    );
  }
  const skipped = { answersSingleChoices: true, ...(isTradePossible && { skipsTrades: true }) };
  return (
    <Button onClick={() => autoReplies.skip(skipped)}>{t(isTradePossible ? "skipTrades" : "skipSingleChoices")}</Button>
  );
}
