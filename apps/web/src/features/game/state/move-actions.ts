import type { Move as BoardMove, Choice, Draft } from "../../../boards/board-model.ts";
import { choiceOf } from "../../../boards/choice.ts";
import type { Move, Position } from "../../../lib/api-client/types.ts";
import type { MoveQueue } from "./queue/use-move-queue.ts";
import { attemptAt, type GameMutations, type MoveAttempt } from "./use-game-mutations.ts";
import type { MoveDraft } from "./use-move-draft.ts";

export interface MoveActions {
  choose(draft: Draft | null): void;
  /** Sends the drafted move, after the queued ones; while planning ahead, queues it. */
  send(): void;
  /** Sends a move that was not drafted; while planning ahead, queues it. */
  sendQuickMove(move: BoardMove): void;
  /** Sends the same attempt again: the API plays it once. */
  resend(attempt: MoveAttempt): void;
  /** Queues the drafted move and starts the next draft, if there is one. */
  queueMove(next: Draft | null): void;
  undo(): void;
}

interface Deps {
  readonly draft: MoveDraft;
  readonly queue: MoveQueue;
  readonly mutations: GameMutations;
  readonly position: Pick<Position, "version" | "choices">;
  /** Called when a move was played. */
  onPlayed(): void;
  /** Called with each single move that is sent. */
  onPlay(move: BoardMove): void;
}

export function moveActions({ draft, queue, mutations, position, onPlayed, onPlay }: Deps): MoveActions {
  const choose = (chosen: Draft | null) => {
    mutations.play.reset();
    draft.choose(chosen);
  };
  const onSuccess = () => {
    draft.choose(null);
    onPlayed();
  };
  const resend = (attempt: MoveAttempt) => {
    if (!mutations.play.isPending) mutations.play.mutate(attempt, { onSuccess });
  };
  const play = (move: Move) => {
    onPlay(move);
    const id = choiceOf(position.choices as readonly Choice[], move as BoardMove)?.id;
    resend({ ...attemptAt(position.version), ...(id !== undefined && { ifChoice: id }), move });
  };
  const queueMove = (next: Draft | null) => {
    if (draft.move === null) return;
    queue.change([...queue.moves, draft.move]);
    if (next === null) choose(null);
    else draft.chooseNext(next);
  };
  return {
    choose,
    resend,
    send: () => {
      if (draft.move === null) return;
      if (queue.isPlanning) queueMove(null);
      else if (queue.moves.length > 0) queue.send(draft.move, onSuccess);
      else play(draft.move);
    },
    // The API offered the choice, so the move belongs to this ruleset.
    sendQuickMove: (move) => {
      if (queue.isPlanning) queue.change([...queue.moves, move as Move]);
      else play(move as Move);
    },
    queueMove,
    undo: () => mutations.undo.mutate(attemptAt(position.version)),
  };
}
