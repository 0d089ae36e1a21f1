"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { requests } from "../../../lib/api-client/requests/requests.ts";
import type { Chat, Game } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { unreadIn, withLater } from "../../../lib/query-client/chat-cache.ts";
import { keys } from "../../../lib/query-client/keys.ts";

/** How many messages of a game the reader has not seen. */
export const useUnread = (game: Game): number => unreadIn(useChat(game).data);

/** The chat of a game, and who reads it. The live stream adds new messages. */
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
  return { data: chat.data, account };
}

const needsAddress = ({ mustConfirmEmail }: Chat["rooms"][number]): boolean => mustConfirmEmail;
