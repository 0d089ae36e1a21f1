"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { BoardModel, Choice } from "../../../boards/board-model.ts";
import { randomHex } from "../../../lib/api-client/random-hex.ts";
import { requests } from "../../../lib/api-client/requests.ts";
import type { DraftChecked, Game, Move, Position } from "../../../lib/api-client/types.ts";
import { rememberPosition } from "../../../lib/queries/use-game-stream.ts";
import { keys } from "../../../lib/query-client/keys.ts";
import { useSavedQueue } from "./use-saved-queue.ts";

export interface Plan {
  readonly moves: readonly Move[];
  /** What the house says of each of them; `null` until it has answered. */
  readonly checked: DraftChecked | null;
  /** The table as it would stand after the plan; `null` without one. */
  readonly model: BoardModel | null;
  /** Whether it can be sent as it is. */
  readonly isReady: boolean;
  readonly isSending: boolean;
  readonly failure: Error | null;
  /** How many moves of the last plan were played, where something came to light before its end. */
  readonly stoppedAfter: number | null;
  change(moves: readonly Move[]): void;
  /** Sends it, with one more move at its end if there is one. */
  send(last: Move | null, onSent: () => void): void;
}

/** Moves that are put together and sent as one. The house keeps them, so that they can be taken up again anywhere. */
export function useMoveQueue(game: Game, position: Position, now: BoardModel, isLive: boolean): Plan {
  const client = useQueryClient();
  const { moves, keep } = useSavedQueue(game);
  const [stoppedAfter, setStoppedAfter] = useState<number | null>(null);
  const attempt = useRef(randomHex(16));
  const body = { expectedVersion: position.version, moves: [...moves] };

  const check = useQuery({
    queryKey: keys.draftCheck(game.id, position.version, moves),
    queryFn: () => requests.checkDraft(game.id, body) as Promise<DraftChecked>,
    enabled: moves.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const checked = (moves.length > 0 && check.data) || null;
  const play = useMutation({
    mutationFn: (all: readonly Move[]) => requests.playDraft(game.id, { ...body, moves: [...all] }, attempt.current),
  });

  const change = (changed: readonly Move[]) => {
    attempt.current = randomHex(16);
    play.reset();
    setStoppedAfter(null);
    keep(changed);
  };
  const send = (last: Move | null, onSent: () => void) => {
    const all = last === null ? moves : [...moves, last];
    // Whatever becomes of it, the plan is what was sent.
    if (last !== null) change(all);
    play.mutate(all, {
      onSuccess: ({ played, ...after }) => {
        change([]);
        setStoppedAfter(played < all.length ? played : null);
        rememberPosition(client, game.id, after as Position);
        if (!isLive) client.invalidateQueries({ queryKey: keys.chronicle(game.id) });
        onSent();
      },
      onError: () => client.invalidateQueries({ queryKey: keys.position(game.id), exact: true }),
    });
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

/** Luck or a discovery may come at its end and nowhere before. */
export function isPlayable({ steps }: Pick<DraftChecked, "steps">): boolean {
  return steps.every(({ is }, place) => is === "known" || (is === "open" && place === steps.length - 1));
}

function modelAfter(now: BoardModel, { view, question, choices }: DraftChecked): BoardModel {
  return { ...now, view, question, choices: choices as readonly Choice[], recent: [] };
}
