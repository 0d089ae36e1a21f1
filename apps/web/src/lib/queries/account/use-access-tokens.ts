"use client";

import { useQuery } from "@tanstack/react-query";
import { accessRequests as requests } from "../../api-client/requests/access-requests.ts";
import { keys } from "../../query-client/keys.ts";
import { useRefetchingMutation } from "../../query-client/use-mutation-and-refetch.ts";

export function useAccessTokens() {
  return useQuery({ queryKey: keys.accessTokens, queryFn: requests.accessTokens });
}

export const useCreateAccessToken = () => useRefetchingMutation(requests.createAccessToken, keys.accessTokens);
export const useDeleteAccessToken = () => useRefetchingMutation(requests.deleteAccessToken, keys.accessTokens);
