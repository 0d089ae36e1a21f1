"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tableRequests } from "../../../lib/api-client/requests/table-requests.ts";
import type { AutoReply, Game, NewAutoReplies } from "../../../lib/api-client/types.ts";
import { keys } from "../../../lib/query-client/keys.ts";

export interface AutoReplies {
  readonly list: readonly AutoReply[];
  /** Whether questions with only one possible answer are answered automatically. */
  readonly answersSingleChoices: boolean;
  /** Whether gifts and offers to others do not count as a choice. */
  readonly skipsTrades: boolean;
  readonly failure: Error | null;
  change(list: readonly AutoReply[]): void;
  /** Changes which questions are skipped. */
  skip(change: Skipped): void;
}

type Skipped = Pick<NewAutoReplies, "answersSingleChoices" | "skipsTrades">;

/** The reader's auto-replies. A change shows when the API has stored it. */
export function useAutoReplies(game: Game): AutoReplies {
  const client = useQueryClient();
  const key = keys.autoReplies(game.id);
  const saved = useQuery({
    queryKey: key,
    queryFn: () => tableRequests.autoReplies(game.id),
    enabled: game.yourSeat !== null && game.state === "running",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const save = useMutation({
    mutationFn: (change: NewAutoReplies) => tableRequests.setAutoReplies(game.id, change),
    onSuccess: (autoReplies) => client.setQueryData(key, autoReplies),
    scope: { id: `auto-replies ${game.id}` },
  });
  const list = saved.data?.replies ?? [];
  const stored = { ...saved.data, ...(save.isPending && save.variables) };
  return {
    list,
    answersSingleChoices: stored.answersSingleChoices ?? false,
    skipsTrades: stored.skipsTrades ?? false,
    failure: save.error,
    change: (changed) => save.mutate({ replies: [...changed] }),
    skip: (change) => save.mutate({ replies: [...list], ...change }),
  };
}
