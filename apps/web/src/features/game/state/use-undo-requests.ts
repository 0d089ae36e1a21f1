"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tableRequests } from "../../../lib/api-client/requests/table-requests.ts";
import type { Game, Position, UndoRequest } from "../../../lib/api-client/types.ts";
import { keys } from "../../../lib/query-client/keys.ts";

export interface UndoRequests {
  /** The open request, if there is one. */
  readonly request: UndoRequest["request"];
  /** Whether the reader may request an undo. */
  readonly canRequest: boolean;
  readonly isBusy: boolean;
  readonly failure: Error | null;
  ask(): void;
  answer(agrees: boolean): void;
  withdraw(): void;
}

/** The undo request at one version of a game, and what the reader can do about it. */
export function useUndoRequests(game: Game, { version, outcome }: Position): UndoRequests {
  const client = useQueryClient();
  const key = keys.undoRequest(game.id);
  const known = useQuery({
    queryKey: [...key, version],
    queryFn: () => tableRequests.undoRequest(game.id),
    // The position has its outcome before the game is known to be finished.
    enabled: game.yourSeat !== null && game.state === "running" && outcome === null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = useMutation({
    mutationFn: (send: () => Promise<UndoRequest>) => send(),
    onSuccess: (request) => {
      client.setQueryData([...key, request.version], request);
      if (request.version !== version) client.invalidateQueries({ queryKey: keys.position(game.id), exact: true });
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
  const now = { expectedVersion: version };
  return {
    request: known.data?.request ?? null,
    canRequest: known.data?.canRequest ?? false,
    isBusy: change.isPending,
    failure: change.error,
    ask: () => change.mutate(() => tableRequests.requestUndo(game.id, now)),
    answer: (agrees) => change.mutate(() => tableRequests.answerUndoRequest(game.id, { ...now, agrees })),
    withdraw: () => change.mutate(() => tableRequests.withdrawUndoRequest(game.id)),
  };
}
