"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { BoardModel, Choice } from "../../../../boards/board-model.ts";
import { randomHex } from "../../../../lib/api-client/random-hex.ts";
import { requests } from "../../../../lib/api-client/requests/requests.ts";
import type { DraftCheck, Game, Move, Position } from "../../../../lib/api-client/types.ts";
import { cachePosition } from "../../../../lib/queries/games/use-game-stream.ts";
import { keys } from "../../../../lib/query-client/keys.ts";
import { useSavedQueue } from "./use-saved-queue.ts";

export interface MoveQueue {
  readonly moves: readonly Move[];
  /** The result of each move; `null` until the API has answered. */
  readonly checked: DraftCheck | null;
  /** The board after the queued moves; `null` if there are none. */
  readonly model: BoardModel | null;
  /** Whether the queue can be sent as it is. */
  readonly isReady: boolean;
  readonly isSending: boolean;
  readonly failure: Error | null;
  /** How many queued moves were played, if a random draw or revealed secret stopped the rest. */
  readonly stoppedAfter: number | null;
  change(moves: readonly Move[]): void;
  /** Sends the queue, and one more move after it. */
  send(last: Move | null, onSent: () => void): void;
}

/** Moves that are sent together. The API stores them, so the reader can continue on another device. */
export function useMoveQueue(game: Game, position: Position, now: BoardModel, isLive: boolean): MoveQueue {
  const { moves, save } = useSavedQueue(game);
  const [stoppedAfter, setStoppedAfter] = useState<number | null>(null);
  const check = useCheckedQueue(game.id, position.version, moves);
  const checked = (moves.length > 0 && check.data) || null;
  const attempt = useRef(randomHex(16));
  const { play, onPlayed } = usePlayQueue(game.id, position.version, isLive);

  const change = (changed: readonly Move[]) => {
    attempt.current = randomHex(16);
    play.reset();
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
    isReady: checked !== null && isPlayable(checked),
    isSending: play.isPending,
    failure: play.error ?? check.error,
    stoppedAfter,
    change,
    send,
  };
}

function useCheckedQueue(game: string, version: number, moves: readonly Move[]) {
  return useQuery({
    queryKey: keys.draftCheck(game, version, moves),
    queryFn: () => requests.checkDraft(game, { expectedVersion: version, moves: [...moves] }) as Promise<DraftCheck>,
    enabled: moves.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

interface QueueAttempt {
  readonly moves: readonly Move[];
  readonly key: string;
}

function usePlayQueue(game: string, version: number, isLive: boolean) {
  const client = useQueryClient();
  const play = useMutation({
    mutationFn: ({ moves, key }: QueueAttempt) =>
      requests.playDraft(game, { expectedVersion: version, moves: [...moves] }, key),
    onError: () => client.invalidateQueries({ queryKey: keys.position(game), exact: true }),
  });
  const onPlayed = (position: Position) => {
    cachePosition(client, game, position);
    if (!isLive) client.invalidateQueries({ queryKey: keys.chronicle(game) });
  };
  return { play, onPlayed };
}

/** A random draw or a revealed secret may come only at the end of a queue. */
export function isPlayable({ steps }: Pick<DraftCheck, "steps">): boolean {
  return steps.every(({ status }, place) => status === "known" || (status === "open" && place === steps.length - 1));
}

function modelAfter(now: BoardModel, { view, question, choices }: DraftCheck): BoardModel {
  return { ...now, view, question, choices: choices as readonly Choice[], recent: [] };
}
