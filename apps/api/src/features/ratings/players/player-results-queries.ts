import type { Pool } from "pg";
import type { PageEnd } from "../../../platform/http/cursor.ts";

export interface ResultRow {
  readonly game: string;
  readonly name: string;
  readonly ruleset: string;
  readonly finishedAt: Date;
  readonly seats: number;
  readonly rank: number;
  readonly score: number;
  readonly tieBreaks: { name: string; value: number }[];
  /** Change of the mean skill; `null` if the game is not rated. */
  readonly gain: number | null;
}
export interface FavouriteRow {
  readonly ruleset: string;
  readonly games: number;
  readonly wins: number;
}

/** Public games that the player finished, each with the rank and the value of the win. */
const ended = `
with ended as (
  select game_id, seat, name, ruleset, finished_at, (place->>'rank')::int as rank, (place->>'score')::float as score,
    coalesce(place->'tieBreaks', '[]') as tie_breaks,
    (select count(*)::int from seats others where others.game_id = games.game_id) as seats,
    case when (place->>'rank')::int > 1 then 0 else 1.0 / (
      select count(*) from json_array_elements(outcome->'ranking') winner where winner->>'rank' = '1') end as win
  from seats join games using (game_id), json_array_elements(outcome->'ranking') place
  where seats.account = $1 and seats.kind = 'person' and state = 'finished' and visibility = 'public'
    and (place->>'seat')::int = seat and row(finished_at, place->>'rank', place->>'score') is not null
)`;

export interface ResultsPage {
  readonly account: string;
  /** Only games after this one in the list. */
  readonly before: PageEnd | undefined;
  readonly limit: number;
}

/** Returns the last results of a player, latest first. */
export async function playerResults(
  pool: Pool,
  { account, before, limit }: ResultsPage,
): Promise<readonly ResultRow[]> {
  const { rows } = await pool.query<ResultRow>({
    name: "player-results",
    text: `${ended}
           select ended.game_id as game, name, ended.ruleset, ended.finished_at as "finishedAt", ended.seats, ended.rank, score,
             tie_breaks as "tieBreaks", change.mu - change.mu_before as gain
           from ended left join rating_changes change on change.game_id = ended.game_id and change.account = $1
           where $3::timestamptz is null or (ended.finished_at, ended.game_id) < ($3, $4::uuid)
           order by ended.finished_at desc, ended.game_id desc limit $2`,
    values: [account, limit, before?.at, before?.id],
  });
  return rows;
}

/** Returns the rulesets that a player plays most. */
export async function favouriteRulesets(pool: Pool, account: string): Promise<readonly FavouriteRow[]> {
  const { rows } = await pool.query<FavouriteRow>({
    name: "favourite-rulesets",
    text: `${ended}
           select ruleset, count(*)::int as games, sum(win)::float as wins from ended
           group by ruleset order by games desc, ruleset`,
    values: [account],
  });
  return rows;
}
