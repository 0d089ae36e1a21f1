import type { Pool } from "pg";

/** The ratings of these accounts for a ruleset; accounts without a rated game are left out. */
export async function ratingsFor(
  pool: Pool,
  ruleset: string,
  accounts: readonly string[],
): Promise<Readonly<Record<string, { readonly mu: number; readonly games: number }>>> {
  const { rows } = await pool.query<{ account: string; mu: number; games: number }>({
    name: "ratings-for",
    text: `select distinct on (account) account, mu, games from rating_changes
           where ruleset = $1 and account = any($2) order by account, finished_at desc, game_id desc`,
    values: [ruleset, accounts],
  });
  return Object.fromEntries(rows.map(({ account, ...rating }) => [account, rating]));
}

/** The number of rated games needed to estimate the value of a seat. */
const gamesMin = 200;

/** The advantage of each seat of a ruleset by number of players; missing if there are too few games. */
export async function seatValues(pool: Pool, ruleset: string): Promise<Readonly<Record<string, readonly number[]>>> {
  const { rows } = await pool.query<{ seats: number; worths: readonly number[] }>({
    name: "seat-values",
    text: `select seats, json_agg(round(mu::numeric, 3)::float order by seat) as worths from seat_ratings
           where ruleset = $1 group by seats having min(games) >= $2`,
    values: [ruleset, gamesMin],
  });
  return Object.fromEntries(rows.map(({ seats, worths }) => [String(seats), worths]));
}

/** The facts about an account that entry conditions refer to. */
export async function accountFacts(pool: Pool, account: string) {
  const { rows } = await pool.query<{ days: number; isVerified: boolean }>({
    name: "account-facts",
    text: `select extract(day from now() - created_at)::int as days, email_verified as "isVerified"
           from accounts where id = $1`,
    values: [account],
  });
  return rows[0];
}
