"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { BoardModel, Choice } from "../../../../boards/board-model.ts";
import { randomHex } from "../../../../lib/api-client/random-hex.ts";
import { tableRequests } from "../../../../lib/api-client/requests/table-requests.ts";
import type { DraftCheck, Game, Move, Position, PremoveCheck } from "../../../../lib/api-client/types.ts";
import { cachePosition } from "../../../../lib/queries/games/use-game-stream.ts";
import { keys } from "../../../../lib/query-client/keys.ts";
import { useCheckedQueue } from "./use-checked-queue.ts";
import { useSavedQueue } from "./use-saved-queue.ts";
import { useScheduleQueue } from "./use-schedule-queue.ts";

export interface MoveQueue {
  readonly moves: readonly Move[];
  /** The result of each move; `null` until the API has answered. */
  readonly checked: DraftCheck | PremoveCheck | null;
  /** The board after the queued moves, or while planning at the next question; otherwise `null`. */
  readonly model: BoardModel | null;
  /** Whether the queue can be sent as it is. */
  readonly isReady: boolean;
  /** Whether moves are chosen for later questions: the board shows a position that relies on assumptions. */
  readonly isPlanning: boolean;
  /** Whether the queue can be left to the server, which plays each move when its question is asked. */
  readonly canSchedule: boolean;
  readonly isSending: boolean;
  readonly failure: Error | null;
  /** How many queued moves were played, if a random draw or revealed secret stopped the rest. */
  readonly stoppedAfter: number | null;
  change(moves: readonly Move[]): void;
  planAhead(isPlanning: boolean): void;
  /** Plays what can be played now, and leaves the rest to the server. */
  schedule(): void;
  /** Sends the queue, and one more move after it. */
  send(last: Move | null, onSent: () => void): void;
}

/** Moves that are sent together, or each at its time. The API stores them, so the reader can continue on another device. */
export function useMoveQueue(game: Game, position: Position, now: BoardModel, isLive: boolean): MoveQueue {
  const { moves, save } = useSavedQueue(game);
  const [stoppedAfter, setStoppedAfter] = useState<number | null>(null);
  const [isPlanning, setIsPlanning] = useState(false);
  const { version } = position;
  const check = useCheckedQueue(game.id, { version, moves, isPlanning });
  const checked = check.data ?? null;
  const attempt = useRef(randomHex(16));
  const { play, onPlayed } = usePlayQueue(game.id, version, isLive);
  const schedule = useScheduleQueue(game.id, { save, onPlayed, onStopped: setStoppedAfter });

  const change = (changed: readonly Move[]) => {
    attempt.current = randomHex(16);
    play.reset();
    schedule.reset();
    setStoppedAfter(null);
    save(changed);
  };
  const send = (last: Move | null, onSent: () => void) => {
    const all = last === null ? moves : [...moves, last];
    // If sending fails, all moves stay in the queue.
    if (last !== null) change(all);
    play.mutate(
      { moves: all, key: attempt.current },
      {
        onSuccess: ({ played, ...after }) => {
          // First, so that the old queue is not checked at the new position.
          change([]);
          setIsPlanning(false);
          setStoppedAfter(played < all.length ? played : null);
          onPlayed(after as Position);
          onSent();
        },
      },
    );
  };

  const model = useMemo(() => checked && modelAfter(now, checked), [now, checked]);
  return {
    moves,
    checked,
    model,
    isReady: moves.length > 0 && checked !== null && isPlayable(checked),
    isPlanning,
    canSchedule: checked !== null && isSchedulable(checked),
    isSending: play.isPending || schedule.isPending,
    failure: play.error ?? schedule.error ?? check.error,
    stoppedAfter,
    change,
    planAhead: setIsPlanning,
    schedule: () => {
      const playable = checked === null ? 0 : playableNow(checked);
      const onSuccess = () => setIsPlanning(false);
      schedule.mutate({ version, moves, playable, key: attempt.current }, { onSuccess });
    },
    send,
  };
}

interface QueueAttempt {
  readonly moves: readonly Move[];
  readonly key: string;
}

function usePlayQueue(game: string, version: number, isLive: boolean) {
  const client = useQueryClient();
  const play = useMutation({
    mutationFn: ({ moves, key }: QueueAttempt) =>
      tableRequests.playDraft(game, { expectedVersion: version, moves: [...moves] }, key),
    onError: () => client.invalidateQueries({ queryKey: keys.position(game), exact: true }),
  });
  const onPlayed = (position: Position) => {
    cachePosition(client, game, position);
    if (!isLive) client.invalidateQueries({ queryKey: keys.chronicle(game) });
  };
  return { play, onPlayed };
}

type Statuses = { readonly steps: readonly { readonly status: PremoveCheck["steps"][number]["status"] }[] };

/** Whether some moves are for later questions, and none is impossible. */
export function isSchedulable({ steps }: Statuses): boolean {
  const isPossible = steps.every(({ status }) => status !== "refused" && status !== "unseen");
  return isPossible && steps.some(({ status }) => status === "assumed");
}

/** The number of moves at the start of the queue that do not have to wait for others or for chance. */
export function playableNow({ steps }: Statuses): number {
  const later = steps.findIndex(({ status }) => status === "assumed");
  return later === -1 ? steps.length : later;
}

/** A random draw or a revealed secret may come only at the end of a queue. */
export function isPlayable({ steps }: Statuses): boolean {
  return steps.every(({ status }, place) => status === "known" || (status === "open" && place === steps.length - 1));
}

function modelAfter(now: BoardModel, { view, question, choices }: DraftCheck | PremoveCheck): BoardModel {
  return { ...now, view, question, choices: choices as readonly Choice[], recent: [] };
}
