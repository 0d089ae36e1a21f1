"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { tableRequests } from "../../../../lib/api-client/requests/table-requests.ts";
import type { Game, Premoves } from "../../../../lib/api-client/types.ts";
import { keys } from "../../../../lib/query-client/keys.ts";

export interface SavedPremoves {
  /** Null if there are none. */
  readonly premoves: Premoves | null;
  readonly failure: Error | null;
  /** Deletes them, then calls back. */
  discard(onDiscarded?: () => void): void;
}

/** While premoves wait, the server may play or stop them at any moment. */
const refetchMs = 5000;

/** The moves of the reader that the server plays when their questions are asked. */
export function usePremoves(game: Game, version: number): SavedPremoves {
  const client = useQueryClient();
  const key = keys.premoves(game.id);
  const saved = useQuery({
    queryKey: key,
    queryFn: () => tableRequests.premoves(game.id),
    enabled: game.yourSeat !== null && game.state === "running",
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (isWaiting(state.data?.premoves ?? null) ? refetchMs : false),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each version, premoves may have been played or stopped.
  useEffect(() => {
    if (isWaiting(client.getQueryData<{ premoves: Premoves | null }>(keys.premoves(game.id))?.premoves ?? null))
      void client.invalidateQueries({ queryKey: keys.premoves(game.id) });
  }, [client, game.id, version]);
  const remove = useMutation({
    mutationFn: () => tableRequests.deletePremoves(game.id),
    onSuccess: () => client.setQueryData(key, { premoves: null }),
  });
  return {
    premoves: saved.data?.premoves ?? null,
    failure: remove.error,
    discard: (onDiscarded) => remove.mutate(undefined, { onSuccess: () => onDiscarded?.() }),
  };
}

/** Whether some premoves can still be played. */
export function isWaiting(premoves: Premoves | null): boolean {
  return premoves !== null && premoves.stopped === null && premoves.moves.length > 0;
}
