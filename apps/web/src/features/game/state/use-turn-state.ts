"use client";

import { type RefObject, useMemo, useRef, useState } from "react";
import type { BoardModel, Move, MovePreview } from "../../../boards/board-model.ts";
import { recentFor, toBoardModel } from "../../../components/board-page/to-board-model.ts";
import type { LiveConnection } from "../../../lib/queries/games/use-game-stream.ts";
import { useMovePreview } from "../../../lib/queries/games/use-position.ts";
import type { Answered } from "../parts/pass-offer.ts";
import { useGameContext } from "./game-context.tsx";
import { type MoveActions, moveActions } from "./move-actions.ts";
import { type Playback, usePlayback } from "./playback/use-playback.ts";
import { type MoveQueue, useMoveQueue } from "./queue/use-move-queue.ts";
import { type SavedPremoves, usePremoves } from "./queue/use-premoves.ts";
import { showStart } from "./show-start.ts";
import { type AutoReplies, useAutoReplies } from "./use-auto-replies.ts";
import { type GameMutations, useGameMutations } from "./use-game-mutations.ts";
import { type MoveDraft, useMoveDraft } from "./use-move-draft.ts";
import { useReconcileLostMove } from "./use-reconcile-lost-move.ts";
import { type UndoRequests, useUndoRequests } from "./use-undo-requests.ts";

/** What the reader of a running game can do now, and how far they are with it. */
export interface Turn extends MoveActions {
  readonly connection: LiveConnection;
  /** The board as it is now. */
  readonly now: BoardModel;
  /** The board that choices refer to: the current one, or the one after the queued moves. */
  readonly model: BoardModel;
  /** The board that is drawn: `model`, or an earlier one during playback. */
  readonly shown: BoardModel;
  readonly canChoose: boolean;
  readonly draft: MoveDraft;
  /** The result of the drafted move, as far as it is known. */
  readonly preview: MovePreview | null;
  readonly isSending: boolean;
  readonly queue: MoveQueue;
  readonly premoves: SavedPremoves;
  readonly autoReplies: AutoReplies;
  readonly playback: Playback;
  readonly undoRequests: UndoRequests;
  readonly mutations: GameMutations;
  /** The question that the reader answered with their last move. */
  readonly answered: Answered | null;
  /** The panel next to the board. It takes the focus after a move. */
  readonly panel: RefObject<HTMLDivElement | null>;
  focusPanel(): void;
}

export function useTurnState(connection: LiveConnection): Turn {
  const { game, people, steps, position } = useGameContext();
  const isLive = connection.connection === "live";
  const now = useMemo(
    () => toBoardModel(position, people, recentFor(steps, game.yourSeat)),
    [position, people, steps, game.yourSeat],
  );
  const queue = useMoveQueue(game, position, now, isLive);
  const premoves = usePremoves(game, position.version);
  const autoReplies = useAutoReplies(game);
  const undoRequests = useUndoRequests(game, position);
  const model = queue.model ?? now;
  const draft = useMoveDraft(game.id, model, queue.moves.length > 0 || queue.isPlanning);
  const preview = useMovePreview(game.id, position.version, queue, draft.move).data ?? null;
  const mutations = useGameMutations(game.id, isLive);
  const playback = usePlayback(game, steps, people);
  const panel = useRef<HTMLDivElement>(null);
  const focusPanel = () => panel.current?.focus({ preventScroll: true });
  const [answered, setAnswered] = useState<Answered | null>(null);
  const onPlay = (move: Move) => setAnswered(answeredBy(now, move));
  const onPlayed = () => {
    showStart(panel.current);
    focusPanel();
  };
  const actions = moveActions({ draft, queue, mutations, position, onPlayed, onPlay });
  useReconcileLostMove(mutations.play, steps, game.yourSeat, () => actions.choose(null));

  const isSending = mutations.play.isPending || queue.isSending;
  const shown = playback.model ?? model;
  const canChoose = playback.model === null && model.choices.length > 0;
  const boards = { now, model, shown, canChoose };
  return {
    ...actions,
    ...boards,
    connection,
    draft,
    preview,
    isSending,
    queue,
    premoves,
    autoReplies,
    playback,
    undoRequests,
    mutations,
    answered,
    panel,
    focusPanel,
  };
}

function answeredBy({ question, yourSeat }: BoardModel, move: Move): Answered | null {
  return question === null || yourSeat === null ? null : { question, move, yourSeat };
}
