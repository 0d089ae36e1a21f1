"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { leaderboardFiltersIn } from "./leaderboard-filters.ts";

/** The filters in the address, and a way to change them. */
export function useLeaderboardFilters() {
  const router = useRouter();
  const params = useSearchParams();
  const { season, from } = leaderboardFiltersIn(params.get("season"), params.get("from"));
  const goTo = (to: { readonly season: string | undefined; readonly from?: number }) => {
    const query = new URLSearchParams({
      ...(to.season !== undefined && { season: to.season }),
      ...(to.from && { from: String(to.from) }),
    });
    router.replace(`?${query}`, { scroll: false });
  };
  return { season, from, goTo };
}
