"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ImportNotes, importRequests as requests } from "../api-client/requests/import-requests.ts";
import { keys } from "../query-client/keys.ts";
import { useRefetchingMutation } from "../query-client/use-mutation-and-refetch.ts";
import { withViews } from "./games/replay-views.ts";

/** Not among the keys that every page carries. */
const ownImports = ["own-imports"];

export function useImportedGame(id: string) {
  return useQuery({ queryKey: keys.importedGame(id), queryFn: () => requests.importedGame(id) });
}

export function useImportedReplay(id: string, audience: string | undefined) {
  return useQuery({
    queryKey: ["imported-replay", id, audience ?? "spectator"],
    queryFn: async () => withViews(await requests.replayChanges(id, audience)),
    placeholderData: keepPreviousData,
    // The views share what did not change; nothing is gained by comparing them.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the reader imported, a page at a time. */
export function useOwnImports() {
  return useInfiniteQuery({
    queryKey: ownImports,
    queryFn: ({ pageParam }) => requests.own(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

interface SentLog {
  /** Its text, unpacked. */
  readonly log: string;
  readonly notes: ImportNotes;
}

export const useImportGame = () =>
  useRefetchingMutation(({ log, notes }: SentLog) => requests.importGame(log, notes), ownImports);

export const useRemoveImport = () => useRefetchingMutation(requests.remove, ownImports);
