"use client";

import { useQuery } from "@tanstack/react-query";
import { client } from "../../api-client/client.ts";
import { accountReads } from "../../api-client/requests/account-reads.ts";
import { keys } from "../../query-client/keys.ts";

/** The games for which the reader has other settings than for the account. */
export function useGamesWithSettings(isSignedIn = true) {
  return useQuery({
    queryKey: keys.gameNotificationSettings,
    queryFn: accountReads(client).gamesWithSettings,
    enabled: isSignedIn,
    staleTime: 5 * 60_000,
  });
}
