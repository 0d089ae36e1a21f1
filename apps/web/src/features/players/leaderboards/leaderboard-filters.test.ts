import { describe, expect, it } from "vitest";
import { leaderboardFiltersIn, leaderboardQuery } from "./leaderboard-filters.ts";

describe("the filters of a leaderboard", () => {
  it("are pool, season and first entry in the address", () => {
    const filters = { pool: "bots", season: "2026-Q3", from: 50 } as const;
    expect(leaderboardFiltersIn({ pool: "bots", season: "2026-Q3", from: "50" })).toEqual(filters);
    expect(`${leaderboardQuery(filters)}`).toBe("pool=bots&season=2026-Q3&from=50");
  });

  it("are people, all seasons and the first page when the address has none or makes no sense", () => {
    const all = { pool: "people", season: undefined, from: 0 } as const;
    expect(leaderboardFiltersIn({})).toEqual(all);
    expect(leaderboardFiltersIn({ pool: "fish", season: "summer", from: "-3" })).toEqual(all);
    expect(leaderboardFiltersIn({ season: "2026-Q5", from: "first" })).toEqual(all);
    expect(`${leaderboardQuery(all)}`).toBe("");
  });
});
