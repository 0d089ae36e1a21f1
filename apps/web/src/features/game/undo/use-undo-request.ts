"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { requests } from "../../../lib/api-client/requests.ts";
import type { Game, Position, UndoRequest } from "../../../lib/api-client/types.ts";
import { keys } from "../../../lib/query-client/keys.ts";

export interface UndoRequests {
  /** A wish to go back that is open now. */
  readonly request: UndoRequest["request"];
  /** Whether the reader may ask for one. */
  readonly canAsk: boolean;
  readonly isBusy: boolean;
  readonly failure: Error | null;
  ask(): void;
  answer(agrees: boolean): void;
  withdraw(): void;
}

/** Going back by consent, as it stands at one version of a game. */
export function useUndoRequest(game: Game, { version, outcome }: Position): UndoRequests {
  const client = useQueryClient();
  const key = keys.undoRequest(game.id);
  const known = useQuery({
    queryKey: [...key, version],
    queryFn: () => requests.undoRequest(game.id),
    // The position ends with its last move, before the game is known to be over.
    enabled: game.yourSeat !== null && game.state === "running" && outcome === null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const deed = useMutation({
    mutationFn: (act: () => Promise<UndoRequest>) => act(),
    onSuccess: (request) => {
      client.setQueryData([...key, request.version], request);
      if (request.version !== version) client.invalidateQueries({ queryKey: keys.position(game.id), exact: true });
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
  const now = { expectedVersion: version };
  return {
    request: known.data?.request ?? null,
    canAsk: known.data?.canAsk ?? false,
    isBusy: deed.isPending,
    failure: deed.error,
    ask: () => deed.mutate(() => requests.askUndo(game.id, now)),
    answer: (agrees) => deed.mutate(() => requests.answerUndo(game.id, { ...now, agrees })),
    withdraw: () => deed.mutate(() => requests.withdrawUndo(game.id)),
  };
}
