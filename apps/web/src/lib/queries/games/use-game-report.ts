"use client";

import { useQuery } from "@tanstack/react-query";
import { reportRequests } from "../../api-client/requests/report-requests.ts";
import type { GameReport, GameReportProgress } from "../../api-client/types.ts";
import { useRefetchingMutation } from "../../query-client/use-mutation-and-refetch.ts";

const progressEveryMs = 2_000;
const keyOf = (game: string) => ["game-report", game];

export const isProgress = (report: GameReport | GameReportProgress | undefined): report is GameReportProgress =>
  report !== undefined && "state" in report;

/** The report on a game that is over. Its progress is fetched again until it is ready. */
export function useGameReport(game: string, isEnabled: boolean) {
  return useQuery({
    queryKey: keyOf(game),
    queryFn: () => reportRequests.report(game),
    enabled: isEnabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => state.status === "success" && isProgress(state.data) && progressEveryMs,
  });
}

export const useRequestReport = (game: string) =>
  useRefetchingMutation((asked: string) => reportRequests.request(asked), keyOf(game));
