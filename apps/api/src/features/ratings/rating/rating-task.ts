import type { Pool } from "pg";
import { z } from "zod";
import { type JobKind, type Task, taskFor } from "../../../platform/jobs/job-kind.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { exemptionOf } from "./exemption.ts";
import { rateGame } from "./rate-games.ts";
import { dropRatings, type Rater, rateNewGames } from "./rating-store.ts";

export const ratingJob: JobKind<object> = { name: "rate-games", payload: z.object({}), attemptsMax: 5 };

/** Rates finished games: when a game ends, and every minute for games whose process crashed. */
export function ratingTask(pool: Pool, rulesets: readonly string[]): Task {
  const task = taskFor(ratingJob, async () => void (await rateNewGames(pool, rulesets, rateStoredGame)));
  return { ...task, at: "* * * * *" };
}

/** Drops all ratings and computes them again from the games. */
export async function rerateAllGames(pool: Pool, rulesets: readonly string[]): Promise<void> {
  await inTransaction(pool, dropRatings);
  await rateNewGames(pool, rulesets, rateStoredGame);
}

export const rateStoredGame: Rater = async (game, { ratings, store }) =>
  store(game, exemptionOf(game), rateGame(ratings, game));
