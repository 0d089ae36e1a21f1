"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { requests } from "../api-client/requests.ts";
import { keys } from "../query-client/keys.ts";

const minuteMs = 60_000;

export interface LeaderboardWish {
  readonly ruleset: string;
  readonly season: string | undefined;
  readonly from: number;
}

export function useLeaderboard({ ruleset, season, from }: LeaderboardWish) {
  return useQuery({
    queryKey: keys.leaderboard(ruleset, season, from),
    queryFn: () => requests.leaderboard(ruleset, { from, ...(season === undefined ? {} : { season }) }),
    placeholderData: keepPreviousData,
    staleTime: minuteMs,
  });
}

export function useStatistics(ruleset: string) {
  return useQuery({
    queryKey: keys.statistics(ruleset),
    queryFn: () => requests.statistics(ruleset),
    staleTime: minuteMs,
  });
}

export function usePlayerRatings(player: string) {
  return useQuery({
    queryKey: keys.ratings(player),
    queryFn: () => requests.playerRatings(player),
    staleTime: minuteMs,
  });
}

export function useRatingHistory(player: string, ruleset: string) {
  return useQuery({
    queryKey: keys.ratingHistory(player, ruleset),
    queryFn: () => requests.ratingHistory(player, ruleset),
    staleTime: minuteMs,
  });
}

export function usePlayerResults(player: string) {
  return useQuery({
    queryKey: keys.playerResults(player),
    queryFn: () => requests.playerResults(player),
    staleTime: minuteMs,
  });
}

export function useRivals(player: string, ruleset: string) {
  return useQuery({
    queryKey: keys.rivals(player, ruleset),
    queryFn: () => requests.rivals(player, ruleset),
    staleTime: minuteMs,
  });
}
