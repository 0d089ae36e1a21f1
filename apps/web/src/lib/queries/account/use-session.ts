"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { languageOf } from "../../../i18n/languages.ts";
import { browserTimeZone } from "../../../i18n/time-zone.ts";
import { requests } from "../../api-client/requests/requests.ts";
import type { Account } from "../../api-client/types.ts";
import { clearPrivateCache } from "../../query-client/clear-private-cache.ts";
import { keys } from "../../query-client/keys.ts";
import { viewerQueries } from "../prefetch/viewer-queries.ts";

/** Who looks at this page: `null` once it is known that nobody is signed in. */
export function useSession() {
  return useQuery({ ...viewerQueries(requests).session, staleTime: 60_000 });
}

export function useCreateGuest() {
  return useSessionMutation((name: string) =>
    requests.createGuest({ name, ...browserPreferences() }).then(({ account }) => account),
  );
}

export function useSignIn() {
  type Credentials = { email: string; password: string; code?: string };
  return useSessionMutation((given: Credentials) => requests.signIn(given).then(({ account }) => account));
}

export function useSignOut() {
  return useSessionMutation<void>(() => requests.signOut().then(() => null));
}

/** A change of who is signed in: what the one before saw is forgotten. */
export function useSessionMutation<Input>(change: (input: Input) => Promise<Account | null>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (account) => {
      client.setQueryData(keys.session, account);
      return clearPrivateCache(client);
    },
  });
}

/** What the browser knows of its reader without asking. */
function browserPreferences(): { language: "en" | "fr"; timeZone: string } {
  return { language: languageOf(document.documentElement.lang), timeZone: browserTimeZone() };
}
