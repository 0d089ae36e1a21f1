import type { QueryClient } from "@tanstack/react-query";
import { problemOf } from "../api-client/api-problem.ts";
import { clearPrivateCache } from "./clear-private-cache.ts";
import { keys } from "./keys.ts";

/** A session may end in another tab: on the first 401 the page looks who is signed in now, and shows what they may see. */
export function onUnauthorized(client: () => QueryClient): (failure: Error) => Promise<void> {
  let isLooking = false;
  return async (failure) => {
    const isSignedIn = Boolean(client().getQueryData(keys.session));
    if (isLooking || !isSignedIn || problemOf(failure).code !== "not-signed-in") return;
    isLooking = true;
    await client().refetchQueries({ queryKey: keys.session });
    isLooking = false;
    if (client().getQueryData(keys.session) === null) await clearPrivateCache(client());
  };
}
