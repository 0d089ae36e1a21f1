import { describe, expect, it } from "vitest";
import { leaderboardFiltersIn } from "./leaderboard-filters.ts";

describe("the filters of a leaderboard", () => {
  it("are the season and the first place in the address", () => {
    expect(leaderboardFiltersIn("2026-Q3", "50")).toEqual({ season: "2026-Q3", from: 50 });
  });

  it("are all seasons and the first page when the address has none or makes no sense", () => {
    const all = { season: undefined, from: 0 };
    expect(leaderboardFiltersIn(undefined, undefined)).toEqual(all);
    expect(leaderboardFiltersIn(null, null)).toEqual(all);
    expect(leaderboardFiltersIn("summer", "-3")).toEqual(all);
    expect(leaderboardFiltersIn("2026-Q5", "first")).toEqual(all);
  });
});
