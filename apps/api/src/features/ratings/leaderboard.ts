import type { ratings } from "@seneschal/schema";
import type { Pool } from "pg";
import { knownPlayers } from "../../read-models/player-names-queries.ts";
import { eligibility, isProvisional, obstaclesOf, type Standing } from "./eligibility.ts";
import { nobody } from "./known.ts";
import { afterIdleDays, newcomer, shownDeviation, shownRating } from "./rating/skill.ts";
import { type RatingForm, ratedQuarters, ratingForms } from "./rating-forms-queries.ts";
import { type Span, spanOf } from "./season.ts";

const dayMilliseconds = 86_400_000;
const trendDays = 30;

interface Wanted {
  readonly ruleset: string;
  readonly season?: string | undefined;
  readonly limit: number;
  readonly from: number;
}

/** Eligible players, ordered by the mean of their skill, not by a conservative estimate. */
export async function leaderboardOf(pool: Pool, wanted: Wanted, now: Date): Promise<ratings.Leaderboard> {
  const { ruleset, season, limit, from } = wanted;
  const { ranked, until } = await rankedIn(pool, ruleset, season === undefined ? undefined : spanOf(season), now);
  const page = ranked.slice(from, from + limit);
  const names = await knownPlayers(
    pool,
    page.map(({ form }) => form.account),
  );
  return {
    ruleset,
    season: season ?? null,
    seasons: [...(await ratedQuarters(pool, ruleset))],
    eligibility: shownEligibility,
    total: ranked.length,
    entries: page.map(({ form, rank }) => ({
      rank,
      account: form.account,
      ...(names.get(form.account) ?? nobody),
      ...shownForm(form, until),
      trend: trendOf(form),
    })),
  };
}

/** Returns a player's ratings for every ruleset, with the requirements that keep them off the leaderboards. */
export async function ratingsOf(pool: Pool, account: string, now: Date): Promise<ratings.PlayerRatings["ratings"]> {
  const forms = await ratingForms(pool, { account, ...endingAt(now), since: undefined });
  return Promise.all(
    forms.map(async (form) => {
      const standing = pausesOf(form, now);
      const { ranked } = await rankedIn(pool, form.ruleset, undefined, now);
      return {
        ruleset: form.ruleset,
        ...shownForm(form, now),
        isProvisional: isProvisional(standing),
        obstacles: [...obstaclesOf(standing)],
        rank: ranked.find((one) => one.form.account === account)?.rank ?? null,
      };
    }),
  );
}

const shownEligibility = {
  gamesLeast: eligibility.gamesLeast,
  opponentsLeast: eligibility.opponentsLeast,
  deviationMost: shownDeviation({ mu: 0, sigma: eligibility.sigmaMost }),
  idleDaysMost: eligibility.idleDaysMost,
};

interface Ranked {
  readonly form: RatingForm;
  readonly rank: number;
}

async function rankedIn(pool: Pool, ruleset: string, span: Span | undefined, now: Date) {
  const until = span !== undefined && span.until < now ? span.until : now;
  const forms = await ratingForms(pool, { ruleset, ...endingAt(until), since: span?.since });
  const eligible = forms
    .filter((form) => obstaclesOf(pausesOf(form, until)).length === 0)
    .toSorted((one, other) => other.mu - one.mu || one.sigma - other.sigma || (one.account < other.account ? -1 : 1));
  const ranked: readonly Ranked[] = eligible.map((form) => ({
    form,
    rank: eligible.filter(({ mu }) => mu > form.mu).length + 1,
  }));
  return { ranked, until };
}

const endingAt = (until: Date) => ({ until, earlier: new Date(until.getTime() - trendDays * dayMilliseconds) });

function pausesOf(form: RatingForm, at: Date): Standing {
  const idleDays = Math.floor((at.getTime() - form.finishedAt.getTime()) / dayMilliseconds);
  return { ...form, skill: afterIdleDays(form, idleDays), idleDays };
}

function shownForm(form: RatingForm, at: Date) {
  const { skill, games, opponents } = pausesOf(form, at);
  return {
    rating: shownRating(skill),
    deviation: shownDeviation(skill),
    games,
    opponents,
    lastPlayedAt: form.finishedAt.toISOString(),
  };
}

const trendOf = ({ mu, sigma, muEarlier }: RatingForm) =>
  shownRating({ mu, sigma }) - shownRating({ mu: muEarlier ?? newcomer.mu, sigma });
