import type { ratings } from "@seneschal/schema";
import type { Pool } from "pg";
import { shownGain } from "../rating/skill.ts";
import { favouriteRulesets, playerResults } from "./player-results-queries.ts";

/** Returns a player's favorite rulesets and last results, rated or not. */
export async function resultsOf(pool: Pool, account: string, limit: number): Promise<ratings.PlayerResults> {
  const [favourites, results] = await Promise.all([
    favouriteRulesets(pool, account),
    playerResults(pool, account, limit),
  ]);
  return {
    favourites: favourites.map((row) => ({ ...row, winRate: row.wins / row.games })),
    results: results.map(({ gain, finishedAt, ...row }) => ({
      ...row,
      finishedAt: finishedAt.toISOString(),
      gain: gain === null ? null : shownGain(gain),
    })),
  };
}
