import type { state } from "@seneschal/tournament";
import { reliabilityOf, unmetRequirement } from "../../../domain/game/seats/reliability.ts";
import { type Rejection, rejected } from "../../../platform/http/rejection.ts";
import { playRecordOf } from "../../../stores/games/play-record-queries.ts";
import type { TournamentDeps } from "../types.ts";
import { ratingOf } from "./tournament-context.ts";
import { accountFacts, ratingsFor } from "./tournament-facts-queries.ts";

/** Rejected as `entry-refused`, with the first requirement that the account does not meet. */
export async function checkEligible(
  { pool }: TournamentDeps,
  account: string,
  { plan }: state.Tournament,
): Promise<Rejection | undefined> {
  const required = plan.entry;
  if (required === null) return undefined;
  const facts = await accountFacts(pool, account);
  const known = (await ratingsFor(pool, plan.ruleset, [account]))[account];
  const rating = ratingOf(known?.mu ?? 25);
  const unmetConditions: readonly (readonly [boolean, string])[] = [
    [
      unmetRequirement(reliabilityOf(await playRecordOf(pool, account)), required) !== null,
      "Finish more of your games first.",
    ],
    [required.verifiedEmail && facts?.isVerified !== true, "You need a confirmed e-mail address."],
    [
      (facts?.days ?? 0) < required.accountDaysLeast,
      `Your account must be at least ${required.accountDaysLeast} days old.`,
    ],
    [(known?.games ?? 0) < required.ratedGamesLeast, `You need at least ${required.ratedGamesLeast} rated games.`],
    [
      required.ratingLeast !== null && rating < required.ratingLeast,
      `You need a rating of at least ${required.ratingLeast}.`,
    ],
    [
      required.ratingMost !== null && rating > required.ratingMost,
      `Your rating must be at most ${required.ratingMost}.`,
    ],
  ];
  const unmetCondition = unmetConditions.find(([isSo]) => isSo);
  return unmetCondition && rejected("entry-refused", unmetCondition[1]);
}
