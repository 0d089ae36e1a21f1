"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { requests } from "../../../lib/api-client/requests.ts";
import type { Game, Move } from "../../../lib/api-client/types.ts";
import { keys } from "../../../lib/query-client/keys.ts";

type Kept = Awaited<ReturnType<typeof requests.draft>>;

/** The plan as the house keeps it: what is changed here is shown at once and put away behind the scenes. */
export function useSavedQueue(game: Game) {
  const client = useQueryClient();
  const key = keys.draft(game.id);
  const kept = useQuery({
    queryKey: key,
    queryFn: () => requests.draft(game.id),
    enabled: game.yourSeat !== null && game.state === "running",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const put = useMutation({
    mutationFn: (moves: readonly Move[]) => putAway(game, moves),
    // One after the other, so that the last change is the one that stays.
    scope: { id: `plan ${game.id}` },
  });
  const keep = (moves: readonly Move[]) => {
    const draft =
      moves.length === 0
        ? null
        : { moves: [...moves], expectedVersion: game.version, keptAt: new Date().toISOString() };
    client.setQueryData<Kept>(key, { draft });
    put.mutate(moves);
  };
  return { moves: (kept.data?.draft?.moves ?? none) as readonly Move[], keep };
}

const none: readonly Move[] = [];

async function putAway({ id, version }: Game, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) await requests.dropDraft(id);
  else await requests.keepDraft(id, { expectedVersion: version, moves: [...moves] });
}
