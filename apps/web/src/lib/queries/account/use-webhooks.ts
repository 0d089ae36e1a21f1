"use client";

import { useQuery } from "@tanstack/react-query";
import { type WebhookPlace, webhookRequests } from "../../api-client/requests/webhook-requests.ts";
import type { Delivery } from "../../api-client/types.ts";
import { keys } from "../../query-client/keys.ts";
import { useRefetchingMutation } from "../../query-client/use-mutation-and-refetch.ts";

const keyOf = (place: WebhookPlace) =>
  place.type === "account" ? keys.webhooks : keys.webhooksOf(place.type, place.id);

export function useWebhooks(place: WebhookPlace) {
  return useQuery({ queryKey: keyOf(place), queryFn: webhookRequests(place).list });
}

export const useAddWebhook = (place: WebhookPlace) => useRefetchingMutation(webhookRequests(place).add, keyOf(place));
export const useChangeWebhook = (place: WebhookPlace) =>
  useRefetchingMutation(webhookRequests(place).change, keyOf(place));
export const useRenewSecret = (place: WebhookPlace) =>
  useRefetchingMutation(webhookRequests(place).renewSecret, keyOf(place));
export const useDeleteWebhook = (place: WebhookPlace) =>
  useRefetchingMutation(webhookRequests(place).remove, keyOf(place));

const refetchIntervalMs = 2000;

/** What went to a webhook; looked at again as long as something is under way. */
export function useDeliveries(place: WebhookPlace, webhook: string) {
  return useQuery({
    queryKey: keys.deliveries(webhook),
    queryFn: () => webhookRequests(place).deliveries(webhook),
    refetchInterval: ({ state }) => (state.data?.deliveries.some(isFirstAttempt) ? refetchIntervalMs : false),
  });
}

/** On its way; what is tried again in an hour is not waited for. */
const isFirstAttempt = ({ state, attempts }: Delivery) => state === "waiting" && attempts === 0;

export const useTestWebhook = (place: WebhookPlace, webhook: string) =>
  useRefetchingMutation<void>(() => webhookRequests(place).test(webhook), keys.deliveries(webhook));
export const useRetryDelivery = (place: WebhookPlace, webhook: string) =>
  useRefetchingMutation(
    (delivery: string) => webhookRequests(place).retry(webhook, delivery),
    keys.deliveries(webhook),
  );
