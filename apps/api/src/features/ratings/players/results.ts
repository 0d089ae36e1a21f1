import type { ratings as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import { pageEndOf, pageOf } from "../../../platform/http/cursor.ts";
import { shownGain } from "../rating/skill.ts";
import { favouriteRulesets, playerResults } from "./player-results-queries.ts";

/**
 * Returns a player's favorite rulesets and a page of results, rated or not; latest first.
 * @throws {Problem} malformed-request if the cursor is none
 */
export async function resultsOf(
  pool: Pool,
  account: string,
  { limit, cursor }: z.output<typeof schemas.resultsQuery>,
): Promise<schemas.PlayerResults> {
  const before = cursor === undefined ? undefined : pageEndOf(cursor);
  const [favourites, found] = await Promise.all([
    favouriteRulesets(pool, account),
    playerResults(pool, { account, before, limit: limit + 1 }),
  ]);
  const { shown, next } = pageOf(found, limit, ({ game, finishedAt }) => ({ at: finishedAt.toISOString(), id: game }));
  return {
    favourites: favourites.map((row) => ({ ...row, winRate: row.wins / row.games })),
    results: shown.map(({ gain, finishedAt, ...row }) => ({
      ...row,
      finishedAt: finishedAt.toISOString(),
      gain: gain === null ? null : shownGain(gain),
    })),
    next,
  };
}
