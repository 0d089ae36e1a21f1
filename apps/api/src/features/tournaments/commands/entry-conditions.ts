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
  const asked = plan.entry;
  if (asked === null) return undefined;
  const facts = await accountFacts(pool, account);
  const known = (await ratingsFor(pool, plan.ruleset, [account]))[account];
  const rating = ratingOf(known?.mu ?? 25);
  const unmetConditions: readonly (readonly [boolean, string])[] = [
    [
      unmetRequirement(reliabilityOf(await playRecordOf(pool, account)), asked) !== null,
      "Finish more of your games first.",
    ],
    [asked.verifiedEmail && facts?.isVerified !== true, "You need a confirmed e-mail address."],
    [(facts?.days ?? 0) < asked.accountDaysLeast, `Your account must be at least ${asked.accountDaysLeast} days old.`],
    [(known?.games ?? 0) < asked.ratedGamesLeast, `You need at least ${asked.ratedGamesLeast} rated games.`],
    [asked.ratingLeast !== null && rating < asked.ratingLeast, `You need a rating of at least ${asked.ratingLeast}.`],
    [asked.ratingMost !== null && rating > asked.ratingMost, `Your rating must be at most ${asked.ratingMost}.`],
  ];
  const unmetCondition = unmetConditions.find(([isSo]) => isSo);
  return unmetCondition && rejected("entry-refused", unmetCondition[1]);
}
