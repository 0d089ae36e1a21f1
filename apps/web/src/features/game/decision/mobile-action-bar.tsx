"use client";

import { useTranslations } from "next-intl";
import type { QuickMove } from "../../../boards/board.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { focusTurn } from "../../../components/command-palette/focus.ts";
import { useTurnInView } from "../../../components/command-palette/use-turn-in-view.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import styles from "./mobile-action-bar.module.css";
import { useOpposite } from "./use-opposite.ts";
import { useQuickMove } from "./use-quick-move.ts";
import { useSendLabel } from "./use-send-label.ts";

/**
 * On a phone the chosen move and its button stay at the bottom of the screen. A quick move is drafted before it is sent, so
 * that touching the bar by accident does nothing.
 */
export function MobileActionBar() {
  const { board } = useGameContext();
  const { model, draft: drafted, preview, isSending, send } = useTurn();
  const t = useTranslations("game-page.decision");
  const tGame = useTranslate(board.messages);
  const quickMove = useQuickMove();
  const sendLabel = useSendLabel();
  const { draft, move } = drafted;
  // With a new question the choices have to come into view again, so it gets a new bar.
  if (quickMove !== null) return <QuickMoveBar key={model.question?.number} quickMove={quickMove} />;
  if (draft === null || move === null) return null;
  return (
    <section className={styles.bar} data-action-bar aria-label={t("yourChoice")}>
      <p>
        <b>{board.choiceTitle(tGame, model, draft)}</b>
        <br />
        {board.shortPreview(tGame, model, draft, preview)}
      </p>
      <Button primary disabled={isSending} onClick={send}>
        {isSending ? t("sending") : sendLabel}
      </Button>
    </section>
  );
}

/** Nothing is drafted: a button to the choices while they are out of view, and the quick move. */
function QuickMoveBar({ quickMove }: { readonly quickMove: QuickMove }) {
  const { board } = useGameContext();
  const { model, isSending, choose } = useTurn();
  const t = useTranslations("game-page.decision");
  const tGame = useTranslate(board.messages);
  const isInView = useTurnInView();
  const opposite = useOpposite(board.optionLists(tGame, model, null), quickMove);
  return (
    <section className={styles.bar} data-action-bar aria-label={t("yourChoice")}>
      <p>
        <b>{board.choiceTitle(tGame, model, null)}</b>
      </p>
      <div className={styles.buttons}>
        {!isInView && (
          <Button primary onClick={focusTurn}>
            {t("choose")}
          </Button>
        )}
        {opposite !== null && (
          <Button disabled={isSending} onClick={() => choose(opposite.move)}>
            {opposite.label}
          </Button>
        )}
        <Button disabled={isSending} onClick={() => choose(quickMove.move)}>
          {quickMove.label}
        </Button>
      </div>
    </section>
  );
}
