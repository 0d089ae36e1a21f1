"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { notificationRequests as requests } from "../../api-client/requests/notification-requests.ts";
import type { GameNotificationSettingsChange } from "../../api-client/types.ts";
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

export function useGameNotificationSettings(game: string) {
  return useQuery({ queryKey: keys.notificationSettingsOf(game), queryFn: () => requests.gameSettings(game) });
}

export const useChangeGameNotificationSettings = (game: string) =>
  useRefetchingMutation(
    (change: GameNotificationSettingsChange) => requests.changeGameSettings(game, change),
    keys.gameNotificationSettings,
  );

export const useUnsubscribe = () => useRefetchingMutation(requests.unsubscribe, keys.notificationSettings);
export const useUnsubscribeFromGame = () => useRefetchingMutation(requests.unsubscribe, keys.gameNotificationSettings);
export const useResubscribe = () => useRefetchingMutation(requests.resubscribe, keys.gameNotificationSettings);

export function useDevices() {
  return useQuery({ queryKey: keys.devices, queryFn: requests.devices });
}

export const useAddDevice = () => useRefetchingMutation(requests.addDevice, keys.devices);
export const useDeleteDevice = () => useRefetchingMutation(requests.deleteDevice, keys.devices);
export const useTestDevice = () => useMutation({ mutationFn: requests.testDevice });
