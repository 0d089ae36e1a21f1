"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { ShortcutsButton } from "../../../components/command-palette/shortcuts-button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { DecisionPanel } from "../decision/decision-panel.tsx";
import { GuideSwitch } from "../guide/guide-switch.tsx";
import { Tips } from "../guide/tips.tsx";
import { LastMoves } from "../last-moves/last-moves.tsx";
import { PlanAheadButton } from "../move-queue/plan-ahead-button.tsx";
import { GameNotices } from "../notices/game-notices.tsx";
import { useTurn } from "../state/turn-context.tsx";
import styles from "./turn-panel.module.css";

// Most visits see none of them, and those that do fetch them with what they show.
const PlaybackPanel = dynamic(() => import("./playback-panel.tsx").then((file) => file.PlaybackPanel));
const UndoNotice = dynamic(() => import("../notices/undo-notice.tsx").then((file) => file.UndoNotice));
const PremovesPanel = dynamic(() => import("../move-queue/premoves-panel.tsx").then((file) => file.PremovesPanel));
const MoveQueuePanel = dynamic(() => import("../move-queue/move-queue-panel.tsx").then((file) => file.MoveQueuePanel), {
  loading: () => null,
});

/** The panel next to the board: notices, then what the reader can do. */
export function TurnPanel() {
  const { playback, canChoose, panel, queue, premoves, undoRequests } = useTurn();
  const isPlayingBack = playback.model !== null;
  const isUndoAsked = undoRequests.request !== null || undoRequests.failure !== null;
  const isQueueing = queue.moves.length > 0 || queue.isPlanning;
  return (
    <div id="turn-panel" className={styles.panel} data-testid="turn-panel" ref={panel} tabIndex={-1}>
      <GameNotices />
      {isPlayingBack && <PlaybackPanel />}
      <LastMoves place="panel" />
      <QueueStoppedNotice />
      {isUndoAsked && <UndoNotice />}
      {!isPlayingBack && premoves.premoves !== null && <PremovesPanel />}
      {!isPlayingBack && isQueueing && <MoveQueuePanel />}
      <Tips />
      {canChoose && <DecisionPanel />}
      {!isPlayingBack && <PlanAheadButton />}
      <div className={styles.hints}>
        <GuideSwitch />
        <span className={styles.shortcuts}>
          <ShortcutsButton />
        </span>
      </div>
    </div>
  );
}

function QueueStoppedNotice() {
  const { stoppedAfter } = useTurn().queue;
  const t = useTranslations("move-queue");
  if (stoppedAfter === null) return null;
  return <Alert icon="eye" title={t("stopped", { count: stoppedAfter })} />;
}
