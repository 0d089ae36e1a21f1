"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { appRequests as requests } from "../../api-client/requests/app-requests.ts";
import type { AuthorizationRequest } from "../../api-client/types.ts";
import { keys } from "../../query-client/keys.ts";
import { useRefetchingMutation } from "../../query-client/use-mutation-and-refetch.ts";

/** What an app asks for, as the address of the page says. */
export function useAuthorization(request: AuthorizationRequest) {
  return useQuery({
    queryKey: keys.authorization(request),
    queryFn: () => requests.authorization(request),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const useAllowApp = () => useMutation({ mutationFn: requests.allow });
export const useFindDevice = () => useMutation({ mutationFn: requests.device });
export const useAnswerDevice = () => useMutation({ mutationFn: requests.answerDevice });

export function useConnectedApps() {
  return useQuery({ queryKey: keys.connectedApps, queryFn: requests.connected });
}

export const useDisconnectApp = () => useRefetchingMutation(requests.disconnect, keys.connectedApps);
