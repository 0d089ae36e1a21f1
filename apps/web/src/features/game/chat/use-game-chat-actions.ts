"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useChatActions } from "../../../components/chat/use-chat-actions.ts";
import { tableRequests } from "../../../lib/api-client/requests/table-requests.ts";
import type { Chat, Game } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { withMessage, withRead } from "../../../lib/query-client/chat-cache.ts";
import { keys } from "../../../lib/query-client/keys.ts";

/** What the reader can do in the chat of a game. */
export function useGameChatActions(game: Game) {
  const client = useQueryClient();
  const account = useSession().data?.id;
  const key = keys.chat(game.id);
  const actions = useChatActions(
    {
      post: (message) => tableRequests.postMessage(game.id, message),
      remove: (number) => tableRequests.deleteMessage(game.id, number),
      report: (number, reason) => tableRequests.reportMessage(game.id, number, { reason }),
    },
    {
      queryKey: key,
      onPosted: (message) => client.setQueryData<Chat>(key, (known) => known && withMessage(known, message, account)),
    },
  );
  const read = (room: string, number: number) => {
    client.setQueryData<Chat>(key, (known) => known && withRead(known, room));
    if (account !== undefined) tableRequests.markMessagesRead(game.id, { room, number }).catch(() => undefined);
  };
  return { account, ...actions, read };
}
