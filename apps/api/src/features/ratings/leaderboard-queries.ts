import type { Pool } from "pg";

/** A player's rating for one ruleset at the end of a time span. */
export interface RatingRow {
  readonly account: string;
  readonly ruleset: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly opponents: number;
  readonly finishedAt: Date;
  /** The mean thirty days earlier, or `null` if there was no rated game by then. */
  readonly muEarlier: number | null;
  /** Whether it is the rating of a bot account. */
  readonly isBot: boolean;
}

interface RatingsFilter {
  readonly ruleset?: string | undefined;
  readonly accounts?: readonly string[] | undefined;
  readonly since: Date | undefined;
  readonly until: Date;
  readonly earlier: Date;
}

/** Returns the ratings at the end of a time span, of players with a rated game in it. */
export async function ratingsAt(pool: Pool, filter: RatingsFilter): Promise<readonly RatingRow[]> {
  const { ruleset, accounts, since, until, earlier } = filter;
  const { rows } = await pool.query<RatingRow>({
    name: "ratings-at",
    text: ratingsStatement,
    values: [ruleset ?? null, accounts ?? null, since ?? "-infinity", until, earlier],
  });
  return rows;
}

const ratingsStatement = `
with last as (
  select distinct on (ruleset, account) account, ruleset, mu, sigma, games, opponents, finished_at
  from rating_changes
  where ($1::text is null or ruleset = $1) and ($2::text[] is null or account = any($2))
    and finished_at >= $3::timestamptz and finished_at < $4
  order by ruleset, account, finished_at desc, game_id desc
)
select account, ruleset, mu, sigma, games, opponents, finished_at as "finishedAt", (
  select mu from rating_changes before
  where before.account = last.account and before.ruleset = last.ruleset and before.finished_at < $5
  order by finished_at desc, game_id desc limit 1) as "muEarlier",
  exists (select from known_bots where known_bots.account = last.account) as "isBot"
from last`;

/** Returns the quarters with rated games, latest first. */
export async function ratedQuarters(pool: Pool, ruleset: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ season: string }>({
    name: "rated-quarters",
    text: `select distinct to_char(finished_at at time zone 'UTC', 'YYYY-"Q"Q') as season from rating_changes
           where ruleset = $1 order by season desc`,
    values: [ruleset],
  });
  return rows.map(({ season }) => season);
}
