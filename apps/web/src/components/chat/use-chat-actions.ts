"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tableRequests } from "../../lib/api-client/requests/table-requests.ts";
import type { ChatMessage } from "../../lib/api-client/types.ts";
import { keys } from "../../lib/query-client/keys.ts";
import { useRefetchingMutation } from "../../lib/query-client/use-mutation-and-refetch.ts";

/** The requests to one chat. */
interface ChatRequests {
  readonly post: (message: { readonly room: string; readonly text: string }) => Promise<ChatMessage>;
  readonly remove: (number: number) => Promise<unknown>;
  readonly report: (number: number, reason: string) => Promise<unknown>;
}

/** Where the messages are cached, and what is done with a message that was posted. */
interface ChatCache {
  readonly queryKey: readonly string[];
  readonly onPosted: (message: ChatMessage) => void;
}

/** What the reader can do in a chat. */
export function useChatActions(chat: ChatRequests, { queryKey, onPosted }: ChatCache) {
  const client = useQueryClient();
  const post = useMutation({ mutationFn: chat.post, onSuccess: onPosted });
  const remove = useRefetchingMutation(chat.remove, queryKey);
  const report = useMutation({
    mutationFn: ({ number, reason }: { number: number; reason: string }) => chat.report(number, reason),
  });
  const block = useMutation({
    mutationFn: ({ other, how }: { other: string; how: "mute" | "block" }) =>
      tableRequests.blockAccount(other, { kind: how }),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: keys.blocks });
      return client.invalidateQueries({ queryKey });
    },
  });
  const failure = post.error ?? remove.error ?? block.error;
  return { post, remove, report, block, failure };
}

/** Those actions, and the account of the reader. */
export type ChatActions = Omit<ReturnType<typeof useChatActions>, "failure"> & { readonly account: string | undefined };
