"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { OptionList } from "../../../boards/board.ts";
import { isSingleMove, withoutTrades } from "../../../boards/choice.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import actionBar from "./action-bar.module.css";
import styles from "./decision-buttons.module.css";
import { hasSingleOption } from "./has-single-option.ts";
import { isAsked, useMissingChoice } from "./use-missing-choice.ts";
import { useOpposite } from "./use-opposite.ts";
import { useQuickMove } from "./use-quick-move.ts";
import { useSendLabel } from "./use-send-label.ts";

// Fetched when there is a draft, or no choice. With `loading` they wait alone: without it, React would hold the whole page
// back, and the choice that was just made.
const AutoReplyButton = dynamic(
  () => import("../auto-replies/auto-reply-button.tsx").then((file) => file.AutoReplyButton),
  { loading: () => null },
);
const SingleChoiceButton = dynamic(
  () => import("../auto-replies/single-choice-button.tsx").then((file) => file.SingleChoiceButton),
  { loading: () => null },
);

interface DecisionButtonsProps {
  readonly lists: readonly OptionList[];
  onReplyAdded(): void;
}

export function DecisionButtons({ lists, onReplyAdded }: DecisionButtonsProps) {
  const { now, draft, queue, isSending, sendQuickMove } = useTurn();
  const t = useTranslations("game-page.decision");
  const isDecidingNow = queue.moves.length === 0 && !queue.isPlanning;
  const sendLabel = useSendLabel();
  const quickMove = useQuickMove();
  const missingChoice = useMissingChoice(lists);
  const missingId = useId();
  const hasActionBar = useHasActionBar();
  const replaced = hasActionBar ? actionBar.replaced : undefined;
  const opposite = useOpposite(lists, quickMove);
  // The quick move is the main button only if nothing else can be chosen.
  const isOnlyQuick = quickMove !== null && hasSingleOption(lists);
  // Between turns there is nothing to send until a gift, an offer or another option is drafted.
  const hasMain = !isOnlyQuick && opposite === null && (draft.draft !== null || isAsked(lists));
  const missing = hasMain ? missingChoice : null;
  return (
    <ButtonRow className={styles.buttons}>
      {hasMain && (
        <Button
          primary
          className={replaced}
          type="submit"
          disabled={draft.move === null || isSending}
          aria-describedby={missing === null ? undefined : missingId}
        >
          {isSending && quickMove === null ? t("sending") : sendLabel}
        </Button>
      )}
      {opposite !== null && (
        <Button
          primary
          className={replaced}
          data-testid="opposite-move"
          disabled={isSending}
          onClick={() => sendQuickMove(opposite.move)}
        >
          {isSending ? t("sending") : opposite.label}
        </Button>
      )}
      {quickMove !== null && (
        <Button
          primary={isOnlyQuick}
          className={replaced}
          data-testid="quick-move"
          disabled={isSending}
          onClick={() => sendQuickMove(quickMove.move)}
        >
          {isSending ? t("sending") : quickMove.label}
        </Button>
      )}
      <QueueButton />
      {isDecidingNow && draft.move !== null && <AutoReplyButton onAdded={onReplyAdded} />}
      {isDecidingNow && isSingleMove(withoutTrades(now.choices)) && <SingleChoiceButton />}
      <BackButtons />
      {missing !== null && (
        <Text as="p" muted className={styles.missing} id={missingId}>
          {missing}
        </Text>
      )}
    </ButtonRow>
  );
}

function QueueButton() {
  const { draft, queue, queueMove } = useTurn();
  const t = useTranslations("move-queue");
  if (draft.move === null || queue.isPlanning) return null;
  return <Button onClick={() => queueMove(null)}>{t(queue.moves.length > 0 ? "add" : "start")}</Button>;
}

/** Clears the draft; without one, undoes the last move. */
function BackButtons() {
  const { position } = useGameContext();
  const { draft, queue, choose, undo } = useTurn();
  const t = useTranslations("game-page.decision");
  if (draft.draft !== null) {
    return (
      <Button onClick={() => choose(null)}>
        <Icon name="undo" /> {t("clear")}
      </Button>
    );
  }
  if (!position.canUndo || queue.moves.length > 0 || queue.isPlanning) return null;
  return (
    <Button onClick={undo}>
      <Icon name="undo" /> {t("undo")}
    </Button>
  );
}

/** Whether phones show the action bar, which has the main buttons of the panels. */
function useHasActionBar(): boolean {
  const { canChoose, draft } = useTurn();
  const quickMove = useQuickMove();
  return canChoose && (quickMove !== null || draft.move !== null);
}
