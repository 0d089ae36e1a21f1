"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { problemOf } from "../../api-client/api-problem.ts";
import { accountRequests } from "../../api-client/requests/account-requests.ts";
import { keys } from "../../query-client/keys.ts";
import { setupStorage } from "./setup-storage.ts";

/** What is left to set up, for the browser that brings the key of the setup link or has brought it before. */
export function useSetup() {
  return useQuery({ queryKey: keys.setup, queryFn: setupOrWhyNot, retry: false });
}

export function useBecomeAdministrator() {
  const client = useQueryClient();
  return useMutation<unknown, unknown, void>({
    mutationFn: accountRequests.becomeAdministrator,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keys.session });
      await client.invalidateQueries({ queryKey: keys.setup });
    },
  });
}

async function setupOrWhyNot() {
  const failure = await keyUsedUp();
  try {
    const setup = await accountRequests.setup();
    setupStorage.save(setup);
    return setup;
  } catch (error) {
    if (problemOf(error).code === "not-found") setupStorage.clear();
    throw failure ?? error;
  }
}

/** Hands the key over and takes it out of the address; a link that this browser opened before is no failure yet. */
async function keyUsedUp(): Promise<unknown> {
  const { hash, pathname } = window.location;
  if (hash.length < 2) return undefined;
  const failure = await accountRequests.openSetupSession(hash.slice(1)).then(
    () => undefined,
    (error: unknown) => error,
  );
  const isDecided = failure === undefined || problemOf(failure).code === "link-spent";
  if (isDecided) window.history.replaceState(window.history.state, "", pathname);
  return failure;
}
