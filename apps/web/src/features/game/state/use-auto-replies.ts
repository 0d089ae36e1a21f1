"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { requests } from "../../../lib/api-client/requests/requests.ts";
import type { AutoReply, Game } from "../../../lib/api-client/types.ts";
import { keys } from "../../../lib/query-client/keys.ts";

export interface AutoReplies {
  readonly list: readonly AutoReply[];
  readonly failure: Error | null;
  change(list: readonly AutoReply[]): void;
}

/** The reader's auto-replies. A change shows when the API has stored it. */
export function useAutoReplies(game: Game): AutoReplies {
  const client = useQueryClient();
  const key = keys.autoReplies(game.id);
  const saved = useQuery({
    queryKey: key,
    queryFn: () => requests.autoReplies(game.id),
    enabled: game.yourSeat !== null && game.state === "running",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const save = useMutation({
    mutationFn: (list: readonly AutoReply[]) => requests.setAutoReplies(game.id, { replies: [...list] }),
    onSuccess: (orders) => client.setQueryData(key, orders),
    scope: { id: `auto-replies ${game.id}` },
  });
  return { list: saved.data?.replies ?? [], failure: save.error, change: (list) => save.mutate(list) };
}
