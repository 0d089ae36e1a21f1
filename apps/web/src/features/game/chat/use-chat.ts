"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { requests } from "../../../lib/api-client/requests/requests.ts";
import type { Chat, Game } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { withLater, withMessage, withRead } from "../../../lib/query-client/chat-cache.ts";
import { keys } from "../../../lib/query-client/keys.ts";
import { useRefetchingMutation } from "../../../lib/query-client/use-mutation-and-refetch.ts";

/** The chat of a game, and what the reader can do in it. The live stream adds new messages. */
export function useChat(game: Game) {
  const client = useQueryClient();
  const account = useSession().data?.id;
  const key = keys.chat(game.id);
  const chat = useQuery({
    queryKey: key,
    queryFn: async () => {
      const before = client.getQueryData<Chat>(key);
      const answer = await requests.chat(game.id);
      return withLater(answer, { before, now: client.getQueryData<Chat>(key) }, account);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const mutations = useChatMutations(game.id, account);
  const read = (room: string, number: number) => {
    client.setQueryData<Chat>(key, (known) => known && withRead(known, room));
    if (account !== undefined) requests.markMessagesRead(game.id, { room, number }).catch(() => undefined);
  };
  const failure = mutations.post.error ?? mutations.remove.error ?? mutations.block.error;
  return { data: chat.data, account, failure, ...mutations, read };
}

export type ChatActions = ReturnType<typeof useChat>;

function useChatMutations(game: string, account: string | undefined) {
  const client = useQueryClient();
  const queryKey = keys.chat(game);
  const post = useMutation({
    mutationFn: (message: { room: string; text: string }) => requests.postMessage(game, message),
    onSuccess: (message) =>
      client.setQueryData<Chat>(queryKey, (known) => known && withMessage(known, message, account)),
  });
  const remove = useRefetchingMutation((number: number) => requests.deleteMessage(game, number), queryKey);
  const report = useMutation({
    mutationFn: ({ number, reason }: { number: number; reason: string }) =>
      requests.reportMessage(game, number, { reason }),
  });
  const block = useMutation({
    mutationFn: ({ other, how }: { other: string; how: "mute" | "block" }) =>
      requests.blockAccount(other, { kind: how }),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: keys.blocks });
      return client.invalidateQueries({ queryKey });
    },
  });
  return { post, remove, report, block };
}
