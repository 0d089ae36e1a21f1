"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellingRequests as requests } from "../api-client/telling-requests.ts";
import type { Delivery } from "../api-client/types.ts";
import { keys } from "../query-client/keys.ts";

export function useNotices() {
  return useQuery({ queryKey: keys.notices, queryFn: requests.noticeSettings });
}

export function useChangeNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: requests.changeNotificationSettings,
    onSuccess: (settings) => client.setQueryData(keys.notices, settings),
  });
}

export const useUnsubscribe = () => useThenLookAgain(requests.unsubscribe, keys.notices);

export function useDevices() {
  return useQuery({ queryKey: keys.devices, queryFn: requests.devices });
}

export const useAddDevice = () => useThenLookAgain(requests.addDevice, keys.devices);
export const useDropDevice = () => useThenLookAgain(requests.deleteDevice, keys.devices);
export const useTestDevice = () => useMutation({ mutationFn: requests.testDevice });

export function useWebhooks() {
  return useQuery({ queryKey: keys.webhooks, queryFn: requests.webhooks });
}

export const useAddWebhook = () => useThenLookAgain(requests.addWebhook, keys.webhooks);
export const useChangeWebhook = () => useThenLookAgain(requests.changeWebhook, keys.webhooks);
export const useRenewSecret = () => useThenLookAgain(requests.renewWebhookSecret, keys.webhooks);
export const useDropWebhook = () => useThenLookAgain(requests.deleteWebhook, keys.webhooks);

const lookAgainMilliseconds = 2000;

/** What went to a webhook; looked at again as long as something is under way. */
export function useDeliveries(webhook: string) {
  return useQuery({
    queryKey: keys.deliveries(webhook),
    queryFn: () => requests.deliveries(webhook),
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isFresh) ? lookAgainMilliseconds : false),
  });
}

/** On its way; what is tried again in an hour is not waited for. */
const isFresh = ({ state, attempts }: Delivery) => state === "waiting" && attempts === 0;

export const useTestWebhook = (webhook: string) =>
  useThenLookAgain<void>(() => requests.testWebhook(webhook), keys.deliveries(webhook));
export const useRetryDelivery = (webhook: string) =>
  useThenLookAgain((delivery: string) => requests.retryDelivery(webhook, delivery), keys.deliveries(webhook));

function useThenLookAgain<Asked, Answer = unknown>(change: (asked: Asked) => Promise<Answer>, key: readonly string[]) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => client.invalidateQueries({ queryKey: key }) });
}
