"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tableRequests } from "../../../../lib/api-client/requests/table-requests.ts";
import type { Game, Move } from "../../../../lib/api-client/types.ts";
import { keys } from "../../../../lib/query-client/keys.ts";

type Saved = Awaited<ReturnType<typeof tableRequests.draft>>;

/** The move queue as the API stores it. Changes show at once and are saved in the background. */
export function useSavedQueue(game: Game) {
  const client = useQueryClient();
  const key = keys.draft(game.id);
  const saved = useQuery({
    queryKey: key,
    queryFn: () => tableRequests.draft(game.id),
    enabled: game.yourSeat !== null && game.state === "running",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const put = useMutation({
    mutationFn: (moves: readonly Move[]) => saveQueue(game, moves),
    // One after the other, so that the last change wins.
    scope: { id: `move-queue ${game.id}` },
  });
  const save = (moves: readonly Move[]) => {
    client.setQueryData<Saved>(key, savedDraft(game, moves));
    put.mutate(moves);
  };
  return { moves: (saved.data?.draft?.moves ?? none) as readonly Move[], save };
}

const none: readonly Move[] = [];

/** The move queue as the API will return it. */
function savedDraft({ ruleset, version }: Game, moves: readonly Move[]): Saved {
  const draft = { moves: [...moves], expectedVersion: version, savedAt: new Date().toISOString() };
  return { ruleset, draft: moves.length === 0 ? null : draft } as Saved;
}

async function saveQueue({ id, version }: Game, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) await tableRequests.deleteDraft(id);
  else await tableRequests.saveDraft(id, { expectedVersion: version, moves: [...moves] });
}
