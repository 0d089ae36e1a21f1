import type { Pool } from "pg";
import type { PageEnd } from "../../../platform/http/cursor.ts";

/** One player's part of a rated game. */
export interface ChangeRow {
  readonly game: string;
  readonly name: string;
  readonly finishedAt: Date;
  readonly account: string;
  readonly seat: number;
  readonly rank: number;
  readonly muBefore: number;
  readonly sigmaBefore: number;
  readonly mu: number;
  readonly sigma: number;
  readonly seatMu: number;
}

export interface HistoryPage {
  readonly account: string;
  readonly ruleset: string;
  /** Only games after this one in the list. */
  readonly before: PageEnd | undefined;
  /** The number of games. */
  readonly limit: number;
}

/** Returns the rating changes of all players in the last rated games of one player, latest game first. */
export async function ratingHistory(pool: Pool, { account, ruleset, before, limit }: HistoryPage) {
  const { rows } = await pool.query<ChangeRow>({
    name: "rating-history",
    text: `select game_id as game, games.name, change.finished_at as "finishedAt", account, seat, rank,
             mu_before as "muBefore", sigma_before as "sigmaBefore", mu, sigma, seat_mu as "seatMu"
           from rating_changes change join games using (game_id)
           where game_id in (select game_id from rating_changes where account = $1 and ruleset = $2
                               and ($4::timestamptz is null or (finished_at, game_id) < ($4, $5::uuid))
                             order by finished_at desc, game_id desc limit $3)
           order by change.finished_at desc, game_id desc, rank, seat`,
    values: [account, ruleset, limit, before?.at, before?.id],
  });
  return rows;
}

export interface RivalRow {
  readonly account: string;
  readonly games: number;
  readonly above: number;
  readonly equal: number;
  readonly below: number;
}

/** Returns the opponents of a player in rated games, most frequent first. */
export async function rivalsMet(pool: Pool, account: string, ruleset: string, limit: number) {
  const { rows } = await pool.query<RivalRow>({
    name: "rivals-met",
    text: `select other.account, count(*)::int as games,
             count(*) filter (where own.rank < other.rank)::int as above,
             count(*) filter (where own.rank = other.rank)::int as equal,
             count(*) filter (where own.rank > other.rank)::int as below
           from rating_changes own join rating_changes other
             on other.game_id = own.game_id and other.account <> own.account
           where own.account = $1 and own.ruleset = $2
           group by other.account order by games desc, other.account limit $3`,
    values: [account, ruleset, limit],
  });
  return rows;
}
