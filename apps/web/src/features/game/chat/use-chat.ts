"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useChatActions } from "../../../components/chat/use-chat-actions.ts";
import { requests } from "../../../lib/api-client/requests/requests.ts";
import type { Chat, Game } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { unreadIn, withLater, withMessage, withRead } from "../../../lib/query-client/chat-cache.ts";
import { keys } from "../../../lib/query-client/keys.ts";

/** How many messages of a game the reader has not seen. */
export const useUnread = (game: Game): number => unreadIn(useChat(game).data);

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
    // A reader who confirms their address in another tab can write when they come back.
    staleTime: ({ state }) => (state.data?.rooms.some(needsAddress) ? 0 : Number.POSITIVE_INFINITY),
  });
  const actions = useChatActions(
    {
      post: (message) => requests.postMessage(game.id, message),
      remove: (number) => requests.deleteMessage(game.id, number),
      report: (number, reason) => requests.reportMessage(game.id, number, { reason }),
    },
    {
      queryKey: key,
      onPosted: (message) => client.setQueryData<Chat>(key, (known) => known && withMessage(known, message, account)),
    },
  );
  const read = (room: string, number: number) => {
    client.setQueryData<Chat>(key, (known) => known && withRead(known, room));
    if (account !== undefined) requests.markMessagesRead(game.id, { room, number }).catch(() => undefined);
  };
  return { data: chat.data, account, ...actions, read };
}

const needsAddress = ({ mustConfirmEmail }: Chat["rooms"][number]): boolean => mustConfirmEmail;
