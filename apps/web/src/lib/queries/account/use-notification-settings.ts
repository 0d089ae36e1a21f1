"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { notificationRequests as requests } from "../../api-client/requests/notification-requests.ts";
import type { Delivery } from "../../api-client/types.ts";
import { keys } from "../../query-client/keys.ts";
import { useRefetchingMutation } from "../../query-client/use-mutation-and-refetch.ts";

export function useNotificationSettings() {
  return useQuery({ queryKey: keys.notificationSettings, queryFn: requests.settings });
}

export function useChangeNotificationSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: requests.changeSettings,
    onSuccess: (settings) => client.setQueryData(keys.notificationSettings, settings),
  });
}

export const useUnsubscribe = () => useRefetchingMutation(requests.unsubscribe, keys.notificationSettings);

export function useDevices() {
  return useQuery({ queryKey: keys.devices, queryFn: requests.devices });
}

export const useAddDevice = () => useRefetchingMutation(requests.addDevice, keys.devices);
export const useDeleteDevice = () => useRefetchingMutation(requests.deleteDevice, keys.devices);
export const useTestDevice = () => useMutation({ mutationFn: requests.testDevice });

export function useWebhooks() {
  return useQuery({ queryKey: keys.webhooks, queryFn: requests.webhooks });
}

export const useAddWebhook = () => useRefetchingMutation(requests.addWebhook, keys.webhooks);
export const useChangeWebhook = () => useRefetchingMutation(requests.changeWebhook, keys.webhooks);
export const useRenewSecret = () => useRefetchingMutation(requests.renewWebhookSecret, keys.webhooks);
export const useDeleteWebhook = () => useRefetchingMutation(requests.deleteWebhook, keys.webhooks);

const refetchIntervalMs = 2000;

/** What went to a webhook; looked at again as long as something is under way. */
export function useDeliveries(webhook: string) {
  return useQuery({
    queryKey: keys.deliveries(webhook),
    queryFn: () => requests.deliveries(webhook),
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isFirstAttempt) ? refetchIntervalMs : false),
  });
}

/** On its way; what is tried again in an hour is not waited for. */
const isFirstAttempt = ({ state, attempts }: Delivery) => state === "waiting" && attempts === 0;

export const useTestWebhook = (webhook: string) =>
  useRefetchingMutation<void>(() => requests.testWebhook(webhook), keys.deliveries(webhook));
export const useRetryDelivery = (webhook: string) =>
  useRefetchingMutation((delivery: string) => requests.retryDelivery(webhook, delivery), keys.deliveries(webhook));
