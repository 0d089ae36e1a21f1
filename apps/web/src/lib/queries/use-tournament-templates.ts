"use client";

import { useQuery } from "@tanstack/react-query";
import { templateRequests } from "../api-client/requests/template-requests.ts";
import { keys } from "../query-client/keys.ts";
import { useRefetchingMutation } from "../query-client/use-mutation-and-refetch.ts";

/** Ready-made settings that a ruleset can play, and the templates of the reader. */
export function useTournamentTemplates(ruleset: string) {
  return useQuery({
    queryKey: [...keys.tournamentTemplates, ruleset],
    queryFn: () => templateRequests.list(ruleset),
  });
}

export const useSaveTemplate = () => useRefetchingMutation(templateRequests.save, keys.tournamentTemplates);
export const useDeleteTemplate = () => useRefetchingMutation(templateRequests.delete, keys.tournamentTemplates);
