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
import { Alert } from "../../../ui/alert.tsx";
import { OrdersLeaf } from "../auto-replies/orders-leaf.tsx";
import { useOrders } from "../auto-replies/use-orders.ts";
import { TalkPanel } from "../chat/talk-panel.tsx";
import { HandOver } from "../hot-seat/hand-over.tsx";
import { takeLift } from "../hot-seat/lifted.ts";
import { PlanLeaf } from "../move-queue/plan-leaf.tsx";
import { usePlan } from "../move-queue/use-plan.ts";
import { NotesPanel } from "../notes/notes-panel.tsx";
import { AskUndo, UndoNotice } from "../undo/undo-notice.tsx";
import { useUndoRequest } from "../undo/use-undo-request.ts";
import { DecisionLeaf } from "./decision-leaf.tsx";
import { PlaybackLeaf } from "./playback-leaf.tsx";
import { Sheet } from "./sheet.tsx";
import { TableHeading } from "./table-heading.tsx";
import { TableNotices } from "./table-notices.tsx";
import type { TableParts } from "./table-parts.ts";
import { useArrivedAfterAll } from "./use-arrived-after-all.ts";
import { attemptAt, type MoveAttempt, useDeeds } from "./use-deeds.ts";
import { useDraft } from "./use-draft.ts";
import { usePlayback } from "./use-playback.ts";

interface RunningTableProps extends TableParts {
  readonly line: LiveConnection;
  /** Hands the screen to another seat at it. */
  onHand(seat: number): void;
}

/** A game at play: the board, the decision it asks for, and what happened. */
export function RunningTable({ game, people, steps, position, board, line, onHand }: RunningTableProps) {
  const say = useTranslations("table");
  const sayOfPlan = useTranslations("plan");
  const words = useWords(board.messages);
  const now = useMemo(
    () => toBoardModel(position, people, recentFor(steps, game.yourSeat)),
    [position, people, steps, game.yourSeat],
  );
  const isLive = line.connection === "live";
  const plan = usePlan(game, position, now, isLive);
  const orders = useOrders(game);
  const undoTalks = useUndoRequest(game, position);
  const isPlanning = plan.moves.length > 0;
  const model = plan.model ?? now;
  const drafting = useDraft(game.id, model, isPlanning);
  const rehearsal = useRehearsal(game.id, position.version, plan.moves, drafting.move);
  const deeds = useDeeds(game.id, isLive);
  const playback = usePlayback(game, steps, people);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeLift(game.id)) place.current?.focus({ preventScroll: true });
  }, [game.id]);

  const isAsked = now.yourSeat !== null && (now.question?.seats.includes(now.yourSeat) ?? false);
  const { title } = board.heading(words, now);
  usePageTitle(`${isAsked ? title : game.name} · ${say("site")}`, isAsked);

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
  useArrivedAfterAll(deeds.play, steps, game.yourSeat, () => choose(null));

  const shown = playback.model ?? model;
  const canChoose = playback.model === null && model.choices.length > 0;
  return (
    <PageShell
      className="tablepage"
      version={position.version}
      where={<TableWhere board={board} game={game} view={shown.view} />}
      foot={
        canChoose && (
          <Sheet
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
          <TableHeading
            board={board}
            model={playback.model ?? now}
            isPast={playback.model !== null}
            clocks={playback.model === null ? clocksNow(game, position) : []}
            pace={game.clock?.pace}
          />
        }
        leaf={
          <div className="leafplace" ref={place} tabIndex={-1}>
            <TableNotices
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
            {playback.model !== null && <PlaybackLeaf playback={playback} board={board} people={people} game={game} />}
            {plan.stoppedAfter !== null && (
              <Alert mark="eye" title={sayOfPlan("stopped", { count: plan.stoppedAfter })} />
            )}
            <UndoNotice talks={undoTalks} game={game} />
            {playback.model === null && (
              <PlanLeaf
                plan={plan}
                game={game}
                board={board}
                people={people}
                onSent={() => place.current?.focus({ preventScroll: true })}
              />
            )}
            {canChoose && (
              <DecisionLeaf
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
            <TalkPanel game={game} />
            {game.yourSeat !== null && <OrdersLeaf orders={orders} game={game} board={board} people={people} />}
            <NotesPanel game={game} version={position.version} />
            <SeatHistory game={game} />
            <AtTheTable game={game} people={people} />
            <Chronicle
              ruleset={game.ruleset}
              board={board}
              steps={steps}
              people={people}
              yourSeat={game.yourSeat}
              aside={say("chronicle.aside")}
              addressOf={(version) => `/games/${game.id}/replay?at=${version}`}
            />
            <TableFoot game={game}>
              {playback.sinceTurn.length > 0 && playback.model === null && (
                <button type="button" className="linklike" onClick={playback.playSinceTurn}>
                  {say("playback.sinceTurn")}
                </button>
              )}
              <AskUndo talks={undoTalks} canUndo={position.canUndo} />
              <HandOver game={game} onHand={onHand} />
            </TableFoot>
          </>
        }
      />
    </PageShell>
  );
}
