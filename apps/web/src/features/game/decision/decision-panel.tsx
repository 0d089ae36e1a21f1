"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useTranslate } from "../../../boards/use-translate.ts";
import { FramedSection } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import { ChoiceLists } from "./choice-lists.tsx";
import { DecisionButtons } from "./decision-buttons.tsx";
import styles from "./decision-panel.module.css";

/** What the chosen move will do, the buttons for it, and all choices as lists. */
export function DecisionPanel() {
  const { game, board } = useGameContext();
  const { model, draft: drafted, preview, isSending, choose, send } = useTurn();
  const tReplies = useTranslations("auto-replies");
  const tGame = useTranslate(board.messages);
  const { draft, move } = drafted;
  const [repliedTo, setRepliedTo] = useState<number | null>(null);
  const onReplyAdded = () => {
    setRepliedTo(model.question?.number ?? null);
    choose(null);
  };
  const lists = board.optionLists(tGame, model, draft);
  // Enter in a list does what the button does.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  // The preview is drawn above the buttons and moves them when it arrives; tests wait for it.
  const isPreviewComing = move !== null && preview === null;
  return (
    <FramedSection title={board.choiceTitle(tGame, model, draft)}>
      <board.Preview model={model} selected={draft} preview={preview} />
      <form
        className={styles.form}
        data-testid="decision"
        onSubmit={submit}
        aria-busy={isSending}
        data-preview={isPreviewComing ? "coming" : undefined}
      >
        <DecisionButtons lists={lists} onReplyAdded={onReplyAdded} />
        <Text as="p" muted role="status">
          {repliedTo !== null && repliedTo === model.question?.number && tReplies("saved")}
        </Text>
        <ChoiceLists ruleset={game.ruleset} lists={lists} onChoose={choose} />
      </form>
    </FramedSection>
  );
}
