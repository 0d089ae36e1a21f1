"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { Move } from "../../../boards/board-model.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useGameContext } from "../state/game-context.tsx";
import { useTurn } from "../state/turn-context.tsx";
import styles from "./tip-panel.module.css";

/** Moves that can be played from a tip: each button names its move and sends it, without a draft. */
export function TipMoves({ moves }: { readonly moves: readonly Move[] }) {
  const { board } = useGameContext();
  const { now, isSending, sendQuickMove } = useTurn();
  const t = useTranslations("game-page.guide");
  const tGame = useTranslate(board.messages);
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that each send a move are no form.
    <div role="group" aria-labelledby={labelId} className={styles.moves}>
      <p id={labelId}>{t("moves")}</p>
      <div className={styles.buttons}>
        {moves.map((move) => (
          <Button key={JSON.stringify(move)} disabled={isSending} onClick={() => sendQuickMove(move)}>
            {board.choiceTitle(tGame, now, move)}
          </Button>
        ))}
      </div>
    </div>
  );
}
