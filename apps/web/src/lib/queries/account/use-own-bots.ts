"use client";

import { useQuery } from "@tanstack/react-query";
import { botRequests as requests } from "../../api-client/requests/bot-requests.ts";
import { keys } from "../../query-client/keys.ts";
import { useRefetchingMutation } from "../../query-client/use-mutation-and-refetch.ts";

export function useOwnBots() {
  return useQuery({ queryKey: keys.ownBots, queryFn: requests.ownBots });
}

export function useBotActivity(bot: string) {
  return useQuery({ queryKey: keys.botActivity(bot), queryFn: () => requests.activity(bot) });
}

export function useBotTokens(bot: string) {
  return useQuery({ queryKey: keys.botTokens(bot), queryFn: () => requests.tokens(bot) });
}

export const useCreateBot = () => useRefetchingMutation(requests.createBot, keys.ownBots);
export const useChangeBot = () => useRefetchingMutation(requests.changeBot, keys.ownBots);
export const useDeleteBot = () => useRefetchingMutation(requests.deleteBot, keys.ownBots);
export const useCreateBotToken = () => useRefetchingMutation(requests.createToken, keys.ownBots);

export const useDeleteBotToken = (bot: string) =>
  useRefetchingMutation((token: string) => requests.deleteToken({ bot, token }), keys.ownBots);
