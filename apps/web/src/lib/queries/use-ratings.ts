"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { requests } from "../api-client/requests/requests.ts";
import { keys } from "../query-client/keys.ts";
import { type LeaderboardPageQuery, publicQueries } from "./prefetch/public-queries.ts";

const minuteMs = 60_000;

export function useLeaderboard(page: LeaderboardPageQuery) {
  return useQuery({ ...publicQueries(requests).leaderboard(page), placeholderData: keepPreviousData });
}

export function useStatistics(ruleset: string) {
  return useQuery({
    queryKey: keys.statistics(ruleset),
    queryFn: () => requests.statistics(ruleset),
    staleTime: minuteMs,
  });
}

export function usePlayerRatings(player: string) {
  return useQuery(publicQueries(requests).playerRatings(player));
}

export function useRatingHistory(player: string, ruleset: string) {
  return useQuery({
    queryKey: keys.ratingHistory(player, ruleset),
    queryFn: () => requests.ratingHistory(player, ruleset),
    staleTime: minuteMs,
  });
}

export function usePlayerResults(player: string) {
  return useQuery(publicQueries(requests).playerResults(player));
}

export function useRivals(player: string, ruleset: string) {
  return useQuery({
    queryKey: keys.rivals(player, ruleset),
    queryFn: () => requests.rivals(player, ruleset),
    staleTime: minuteMs,
  });
}
