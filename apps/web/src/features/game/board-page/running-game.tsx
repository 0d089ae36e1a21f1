"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef } from "react";
import type { Move as BoardMove, Draft } from "../../../boards/board-model.ts";
import { useWords } from "../../../boards/words.ts";
import { TableFoot } from "../../../components/board-page/table-foot.tsx";
import { TableWhere } from "../../../components/board-page/table-where.tsx";
import { recentFor, toBoardModel } from "../../../components/board-page/to-board-model.ts";
import { Chronicle } from "../../../components/chronicle/chronicle.tsx";
import { clocksNow } from "../../../components/clocks/time-left.ts";
import { PageShell } from "../../../components/layout/page-shell.tsx";
import { usePageTitle } from "../../../components/layout/page-title.ts";
import { AtTheTable } from "../../../components/seats/at-the-table.tsx";
import { SeatHistory } from "../../../components/seats/seat-history.tsx";
import type { Move } from "../../../lib/api-client/types.ts";
import type { LiveConnection } from "../../../lib/queries/use-game-stream.ts";
import { useRehearsal } from "../../../lib/queries/use-position.ts";
import { Notice } from "../../../ui/notice.tsx";
import { AutoRepliesPanel } from "../auto-replies/auto-replies-panel.tsx";
import { useAutoReplies } from "../auto-replies/use-auto-replies.ts";
import { ChatPanel } from "../chat/chat-panel.tsx";
import { DecisionPanel } from "../decision/decision-panel.tsx";
import { MobileActionBar } from "../decision/mobile-action-bar.tsx";
import { useDraft } from "../decision/use-draft.ts";
import { HandOverButtons } from "../hot-seat/hand-over-buttons.tsx";
import { consumeHandOver } from "../hot-seat/hand-over-state.ts";
import { MoveQueuePanel } from "../move-queue/move-queue-panel.tsx";
import { useMoveQueue } from "../move-queue/use-move-queue.ts";
import { NotesPanel } from "../notes/notes-panel.tsx";
import { PlaybackPanel } from "../playback/playback-panel.tsx";
import { usePlayback } from "../playback/use-playback.ts";
import { RequestUndoButton, UndoNotice } from "../undo/undo-notice.tsx";
import { useUndoRequest } from "../undo/use-undo-request.ts";
import { GameHeading } from "./game-heading.tsx";
import { GameNotices } from "./game-notices.tsx";
import type { TableParts } from "./table-parts.ts";
import { attemptAt, type MoveAttempt, useGameMutations } from "./use-game-mutations.ts";
import { useReconcileLostMove } from "./use-reconcile-lost-move.ts";

interface RunningGameProps extends TableParts {
  readonly line: Line;
  /** Hands the screen to another seat at it. */
  onHand(seat: number): void;
}

/** A game at play: the board, the decision it asks for, and what happened. */
export function RunningGame({ game, people, steps, position, board, line, onHand }: RunningGameProps) {
  const t = useTranslations("table");
  const tQueue = useTranslations("plan");
  const tGame = useWords(board.messages);
  const now = useMemo(
    () => toBoardModel(position, people, recentFor(steps, game.yourSeat)),
    [position, people, steps, game.yourSeat],
  );
  const isLive = line.connection === "live";
  const plan = useMoveQueue(game, position, now, isLive);
  const orders = useAutoReplies(game);
  const undoRequests = useUndoRequest(game, position);
  const isPlanning = plan.moves.length > 0;
  const model = plan.model ?? now;
  const drafting = useDraft(game.id, model, isPlanning);
  const rehearsal = useRehearsal(game.id, position.version, plan.moves, drafting.move);
  const deeds = useGameMutations(game.id, isLive);
  const playback = usePlayback(game, steps, people);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (consumeHandOver(game.id)) place.current?.focus({ preventScroll: true });
  }, [game.id]);

  const isAsked = now.yourSeat !== null && (now.question?.seats.includes(now.yourSeat) ?? false);
  const { title } = board.heading(tGame, now);
  usePageTitle(`${isAsked ? title : game.name} · ${t("site")}`, isAsked);

  const choose: typeof drafting.choose = (draft) => {
    deeds.play.reset();
    drafting.choose(draft);
  };
  const onSuccess = () => {
    drafting.choose(null);
    place.current?.focus({ preventScroll: true });
  };
  const attempt = (asked: MoveAttempt) => {
    if (!deeds.play.isPending) deeds.play.mutate(asked, { onSuccess });
  };
  const send = () => {
    const { move } = drafting;
    if (move === null) return;
    if (isPlanning) plan.send(move, onSuccess);
    else attempt({ ...attemptAt(position.version), move });
  };
  const planOn = (next: Draft | null) => {
    if (drafting.move === null) return;
    plan.change([...plan.moves, drafting.move]);
    if (next === null) choose(null);
    else drafting.chooseNext(next);
  };
  // What an open choice covers is a move of this ruleset: the house offered it.
  const sendAtOnce = (move: BoardMove) => attempt({ ...attemptAt(position.version), move: move as Move });
  useReconcileLostMove(deeds.play, steps, game.yourSeat, () => choose(null));

  const shown = playback.model ?? model;
  const canChoose = playback.model === null && model.choices.length > 0;
  return (
    <PageShell
      className="tablepage"
      version={position.version}
      where={<TableWhere board={board} game={game} view={shown.view} />}
      foot={
        canChoose && (
          <MobileActionBar
            board={board}
            model={model}
            drafting={drafting}
            rehearsal={rehearsal.data ?? null}
            isSending={deeds.play.isPending || plan.isSending}
            planned={plan.moves.length}
            onSend={send}
            onChoose={choose}
          />
        )
      }
    >
      <board.Board
        model={shown}
        selected={canChoose ? drafting.draft : null}
        onSelect={canChoose ? choose : undefined}
        onContinue={canChoose && drafting.move !== null ? planOn : undefined}
        rehearsal={canChoose ? (rehearsal.data ?? null) : null}
        heading={
          <GameHeading
            board={board}
            model={playback.model ?? now}
            isPast={playback.model !== null}
            clocks={playback.model === null ? clocksNow(game, position) : []}
            pace={game.clock?.pace}
          />
        }
        leaf={
          <div className="leafplace" ref={place} tabIndex={-1}>
            <GameNotices
              game={game}
              people={people}
              steps={steps}
              position={position}
              line={line}
              drafting={drafting}
              deeds={deeds}
              playback={playback}
              onSendAgain={attempt}
              onChoose={choose}
            />
            {playback.model !== null && <PlaybackPanel playback={playback} board={board} people={people} game={game} />}
            {plan.stoppedAfter !== null && (
              <Notice mark="eye" title={tQueue("stopped", { count: plan.stoppedAfter })} />
            )}
            <UndoNotice talks={undoRequests} game={game} />
            {playback.model === null && (
              <MoveQueuePanel
                plan={plan}
                game={game}
                board={board}
                people={people}
                onSent={() => place.current?.focus({ preventScroll: true })}
              />
            )}
            {canChoose && (
              <DecisionPanel
                game={game}
                board={board}
                model={model}
                drafting={drafting}
                rehearsal={rehearsal.data ?? null}
                isSending={deeds.play.isPending || plan.isSending}
                canUndo={position.canUndo && !isPlanning}
                planned={plan.moves.length}
                onPlan={() => planOn(null)}
                orders={orders}
                onChoose={choose}
                onSend={send}
                onQuick={sendAtOnce}
                onUndo={() => deeds.undo.mutate(attemptAt(position.version))}
              />
            )}
          </div>
        }
        chronicle={
          <>
            <ChatPanel game={game} />
            {game.yourSeat !== null && <AutoRepliesPanel orders={orders} game={game} board={board} people={people} />}
            <NotesPanel game={game} version={position.version} />
            <SeatHistory game={game} />
            <AtTheTable game={game} people={people} />
            <Chronicle
              ruleset={game.ruleset}
              board={board}
              steps={steps}
              people={people}
              yourSeat={game.yourSeat}
              aside={t("chronicle.aside")}
              addressOf={(version) => `/games/${game.id}/replay?at=${version}`}
            />
            <TableFoot game={game}>
              {playback.sinceTurn.length > 0 && playback.model === null && (
                <button type="button" className="linklike" onClick={playback.playSinceTurn}>
                  {t("playback.sinceTurn")}
                </button>
              )}
              <RequestUndoButton talks={undoRequests} canUndo={position.canUndo} />
              <HandOverButtons game={game} onHand={onHand} />
            </TableFoot>
          </>
        }
      />
    </PageShell>
  );
}
