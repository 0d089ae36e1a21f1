"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useChatActions } from "../../../components/chat/use-chat-actions.ts";
import { tournamentChatRequests } from "../../../lib/api-client/requests/tournament-chat-requests.ts";
import type { TournamentRoom } from "../../../lib/api-client/requests/tournament-reads.ts";
import type { Chat } from "../../../lib/api-client/types.ts";
import { useSession } from "../../../lib/queries/account/use-session.ts";
import { withRead } from "../../../lib/query-client/chat-cache.ts";
import { keys } from "../../../lib/query-client/keys.ts";

/** One room of a tournament, and what the reader can do in it. The live stream says when to look again. */
export function useTournamentChat(tournament: string, name: TournamentRoom) {
  const client = useQueryClient();
  const account = useSession().data?.id;
  const queryKey = keys.tournamentMessages(tournament);
  const ofRoom = keys.tournamentRoom(tournament, name);
  const chat = useQuery({ queryKey: ofRoom, queryFn: () => tournamentChatRequests.list(tournament, name) });
  const actions = useChatActions(
    {
      post: ({ text }) => tournamentChatRequests.post(tournament, text),
      remove: (number) => tournamentChatRequests.remove(tournament, number),
      report: (number, reason) => tournamentChatRequests.report(tournament, number, reason),
    },
    { queryKey, onPosted: () => client.invalidateQueries({ queryKey }) },
  );
  const read = (number: number) => {
    client.setQueryData<Chat>(ofRoom, (known) => known && withRead(known, name));
    if (account !== undefined) tournamentChatRequests.markRead(tournament, name, number).catch(() => undefined);
  };
  const room = chat.data?.rooms.find((one) => one.room === name);
  return { ...actions, account, room, messages: chat.data?.messages ?? [], read };
}
