import type { ratings } from "@seneschal/schema";
import type { Pool } from "pg";
import { knownPlayers } from "../../stores/names/player-names-queries.ts";
import { eligibility, isProvisional, opponentsMinIn, type RatingSummary, unmetRequirementsOf } from "./eligibility.ts";
import { type RatingRow, ratedQuarters, ratingsAt } from "./leaderboard-queries.ts";
import { afterIdleDays, initialSkill, shownDeviation, shownRating } from "./rating/skill.ts";
import { deletedPlayer } from "./require-known.ts";
import { type Span, seasonSpan } from "./season.ts";

const dayMs = 86_400_000;
const trendDays = 30;

interface LeaderboardQuery {
  readonly ruleset: string;
  readonly season?: string | undefined;
  readonly pool: ratings.Pool;
  readonly limit: number;
  readonly from: number;
}

/** Eligible players, ordered by the mean of their skill, not by a conservative estimate. */
export async function leaderboardOf(pool: Pool, query: LeaderboardQuery, now: Date): Promise<ratings.Leaderboard> {
  const { ruleset, season, limit, from } = query;
  const span = season === undefined ? undefined : seasonSpan(season);
  const { ranked, until } = await rankedIn(pool, { ruleset, pool: query.pool, span }, now);
  const page = ranked.slice(from, from + limit);
  const names = await knownPlayers(
    pool,
    page.map(({ rating }) => rating.account),
  );
  return {
    ruleset,
    season: season ?? null,
    seasons: [...(await ratedQuarters(pool, ruleset))],
    pool: query.pool,
    eligibility: eligibilityBody(query.pool),
    total: ranked.length,
    entries: page.map(({ rating, rank }) => ({
      rank,
      account: rating.account,
      ...(names.get(rating.account) ?? deletedPlayer),
      ...ratingBody(rating, until),
      trend: trendOf(rating),
    })),
  };
}

/** Returns the ratings of accounts for every ruleset, by account. */
export async function rulesetRatingsOf(
  pool: Pool,
  accounts: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly ratings.RulesetRating[]>> {
  const rows = await ratingsAt(pool, { accounts, ...endingAt(now), since: undefined });
  const bodiesOf = (account: string) =>
    rows.filter((row) => row.account === account).map((row) => rulesetRatingBody(row, now));
  return new Map(accounts.map((account) => [account, bodiesOf(account)]));
}

/** Returns a player's ratings for every ruleset, with the requirements that keep them off the leaderboards. */
export async function ratingsOf(pool: Pool, account: string, now: Date): Promise<ratings.PlayerRatings["ratings"]> {
  const rows = await ratingsAt(pool, { accounts: [account], ...endingAt(now), since: undefined });
  return Promise.all(
    rows.map(async (rating) => {
      const body = rulesetRatingBody(rating, now);
      const { ranked } = await rankedIn(pool, { ...body, span: undefined }, now);
      return {
        ...body,
        obstacles: [...unmetRequirementsOf(summaryAt(rating, now))],
        rank: ranked.find((one) => one.rating.account === account)?.rank ?? null,
      };
    }),
  );
}

const eligibilityBody = (ratingPool: ratings.Pool) => ({
  gamesMin: eligibility.gamesMin,
  opponentsMin: opponentsMinIn(ratingPool),
  deviationMax: shownDeviation({ mu: 0, sigma: eligibility.sigmaMax }),
  idleDaysMax: eligibility.idleDaysMax,
});

interface Ranked {
  readonly rating: RatingRow;
  readonly rank: number;
}

interface Board {
  readonly ruleset: string;
  readonly pool: ratings.Pool;
  readonly span: Span | undefined;
}

async function rankedIn(pool: Pool, { ruleset, pool: ratingPool, span }: Board, now: Date) {
  const until = span !== undefined && span.until < now ? span.until : now;
  const rows = await ratingsAt(pool, { ruleset, ...endingAt(until), since: span?.since });
  const eligible = rows
    .filter(({ isBot }) => isBot === (ratingPool === "bots"))
    .filter((rating) => unmetRequirementsOf(summaryAt(rating, until)).length === 0)
    .toSorted((one, other) => other.mu - one.mu || one.sigma - other.sigma || (one.account < other.account ? -1 : 1));
  const ranked: readonly Ranked[] = eligible.map((rating) => ({
    rating,
    rank: eligible.filter(({ mu }) => mu > rating.mu).length + 1,
  }));
  return { ranked, until };
}

const endingAt = (until: Date) => ({ until, earlier: new Date(until.getTime() - trendDays * dayMs) });

function summaryAt(rating: RatingRow, at: Date): RatingSummary {
  const idleDays = Math.floor((at.getTime() - rating.finishedAt.getTime()) / dayMs);
  return { ...rating, skill: afterIdleDays(rating, idleDays), idleDays };
}

function ratingBody(rating: RatingRow, at: Date) {
  const { skill, games, opponents } = summaryAt(rating, at);
  return {
    rating: shownRating(skill),
    deviation: shownDeviation(skill),
    games,
    opponents,
    lastPlayedAt: rating.finishedAt.toISOString(),
  };
}

function rulesetRatingBody(rating: RatingRow, at: Date): ratings.RulesetRating {
  return {
    ruleset: rating.ruleset,
    pool: rating.isBot ? "bots" : "people",
    ...ratingBody(rating, at),
    isProvisional: isProvisional(summaryAt(rating, at)),
  };
}

const trendOf = ({ mu, sigma, muEarlier }: RatingRow) =>
  shownRating({ mu, sigma }) - shownRating({ mu: muEarlier ?? initialSkill.mu, sigma });
