"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { type LeaderboardFilters, leaderboardFiltersIn, leaderboardQuery } from "./leaderboard-filters.ts";

/** The filters in the address, and a way to change them. */
export function useLeaderboardFilters() {
  const router = useRouter();
  const filters = leaderboardFiltersIn(Object.fromEntries(useSearchParams()));
  const goTo = (change: Partial<LeaderboardFilters>) =>
    router.replace(`?${leaderboardQuery({ ...filters, from: 0, ...change })}`, { scroll: false });
  return { filters, goTo };
}
