"use client";

import { useTranslations } from "next-intl";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { DecisionPanel } from "../decision/decision-panel.tsx";
import { TipPanel } from "../guide/tip-panel.tsx";
import { LastMoves } from "../last-moves/last-moves.tsx";
import { MoveQueuePanel } from "../move-queue/move-queue-panel.tsx";
import { PlanAheadButton } from "../move-queue/plan-ahead-button.tsx";
import { PremovesPanel } from "../move-queue/premoves-panel.tsx";
import { GameNotices } from "../notices/game-notices.tsx";
import { UndoNotice } from "../notices/undo-notice.tsx";
import { useTurn } from "../state/turn-context.tsx";
import { PlaybackPanel } from "./playback-panel.tsx";
import styles from "./turn-panel.module.css";

/** The panel next to the board: notices, then what the reader can do. */
export function TurnPanel() {
  const { playback, canChoose, panel } = useTurn();
  const isPlayingBack = playback.model !== null;
  return (
    <div id="turn-panel" className={styles.panel} data-testid="turn-panel" ref={panel} tabIndex={-1}>
      <GameNotices />
      {isPlayingBack && <PlaybackPanel />}
      <LastMoves place="panel" />
      <QueueStoppedNotice />
      <UndoNotice />
      {!isPlayingBack && <PremovesPanel />}
      {!isPlayingBack && <MoveQueuePanel />}
      <TipPanel />
      {canChoose && <DecisionPanel />}
      {!isPlayingBack && <PlanAheadButton />}
    </div>
  );
}

function QueueStoppedNotice() {
  const { stoppedAfter } = useTurn().queue;
  const t = useTranslations("move-queue");
  if (stoppedAfter === null) return null;
  return <Alert icon="eye" title={t("stopped", { count: stoppedAfter })} />;
}
