import type { Leaderboard } from "../../../lib/api-client/types.ts";

export interface LeaderboardFilters {
  readonly pool: Leaderboard["pool"];
  readonly season: string | undefined;
  /** How many entries to skip. */
  readonly from: number;
}

type Parameter = "pool" | "season" | "from";

/** Pool, season and page are in the address, so that a link shows the same. */
export function leaderboardFiltersIn(query: Readonly<Partial<Record<Parameter, string>>>): LeaderboardFilters {
  const { pool, season, from } = query;
  return {
    pool: pool === "bots" ? "bots" : "people",
    season: seasonIn(season),
    from: Math.max(0, Math.trunc(Number(from))) || 0,
  };
}

/** The query of an address with these filters, without those that it would have anyway. */
export function leaderboardQuery({ pool, season, from }: LeaderboardFilters): URLSearchParams {
  return new URLSearchParams({
    ...(pool !== "people" && { pool }),
    ...(season !== undefined && { season }),
    ...(from > 0 && { from: String(from) }),
  });
}

const seasonIn = (text: string | undefined) => (text && /^20\d\d-Q[1-4]$/.test(text) ? text : undefined);
