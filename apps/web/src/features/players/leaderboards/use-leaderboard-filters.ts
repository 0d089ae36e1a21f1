"use client";

import { useRouter, useSearchParams } from "next/navigation";

/** Season and page are in the address, so that a link shows the same. */
export function useLeaderboardFilters() {
  const router = useRouter();
  const params = useSearchParams();
  const season = seasonIn(params.get("season"));
  const from = Math.max(0, Math.trunc(Number(params.get("from"))) || 0);
  const goTo = (to: { readonly season: string | undefined; readonly from?: number }) => {
    const query = new URLSearchParams({
      ...(to.season !== undefined && { season: to.season }),
      ...(to.from && { from: String(to.from) }),
    });
    router.replace(`?${query}`, { scroll: false });
  };
  return { season, from, goTo };
}

const seasonIn = (text: string | null) => (text !== null && /^20\d\d-Q[1-4]$/.test(text) ? text : undefined);
