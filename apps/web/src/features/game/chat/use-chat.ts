"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { requests } from "../../../lib/api-client/requests/requests.ts";
import type { Chat, Game } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { withLater, withMessage, withRead } from "../../../lib/query-client/chat-cache.ts";
import { keys } from "../../../lib/query-client/keys.ts";

/** The chat of a game, and what the reader can do in it. The live stream adds new messages. */
export function useChat(game: Game) {
  const client = useQueryClient();
  const account = useSession().data?.id;
  const key = keys.chat(game.id);
  const known = useQuery({
    queryKey: key,
    queryFn: async () => {
      const before = client.getQueryData<Chat>(key);
      const answer = await requests.chat(game.id);
      return withLater(answer, { before, now: client.getQueryData<Chat>(key) }, account);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = (to: (chat: Chat) => Chat) =>
    client.setQueryData<Chat>(key, (chat) => (chat === undefined ? chat : to(chat)));

  const post = useMutation({
    mutationFn: (said: { room: string; text: string }) => requests.postMessage(game.id, said),
    onSuccess: (message) => change((chat) => withMessage(chat, message, account)),
  });
  const remove = useMutation({
    mutationFn: (number: number) => requests.deleteMessage(game.id, number),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
  const report = useMutation({
    mutationFn: ({ number, reason }: { number: number; reason: string }) =>
      requests.reportMessage(game.id, number, { reason }),
  });
  const block = useMutation({
    mutationFn: ({ other, how }: { other: string; how: "mute" | "block" }) =>
      requests.blockAccount(other, { kind: how }),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: keys.blocks });
      return client.invalidateQueries({ queryKey: key });
    },
  });
  const read = (room: string, number: number) => {
    change((chat) => withRead(chat, room));
    if (account !== undefined) requests.markMessagesRead(game.id, { room, number }).catch(() => undefined);
  };
  return {
    data: known.data,
    account,
    failure: post.error ?? remove.error ?? block.error,
    post,
    remove,
    report,
    block,
    read,
  };
}

export type ChatActions = ReturnType<typeof useChat>;
