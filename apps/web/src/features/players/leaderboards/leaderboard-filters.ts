/** Season and page are in the address, so that a link shows the same. */
export function leaderboardFiltersIn(season: string | null | undefined, from: string | null | undefined) {
  return { season: seasonIn(season), from: Math.max(0, Math.trunc(Number(from))) || 0 };
}

const seasonIn = (text: string | null | undefined) => (text && /^20\d\d-Q[1-4]$/.test(text) ? text : undefined);
