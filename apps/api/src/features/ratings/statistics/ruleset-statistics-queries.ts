import type { Pool } from "pg";

/** Statistics of games of one size, without bots. */
export interface TableRow {
  readonly seats: number;
  readonly games: number;
  readonly moves_median: number;
  readonly days_median: number;
  readonly score_low: number;
  readonly score_median: number;
  readonly score_high: number;
}
export interface SeatRow {
  readonly seats: number;
  readonly seat: number;
  readonly games: number;
  readonly wins: number;
  readonly score_mean: number;
  readonly mu: number | null;
  readonly sigma: number | null;
  readonly rated: number | null;
}
export interface OpeningRow {
  readonly seats: number;
  readonly move: { readonly type: string };
  readonly games: number;
  readonly wins: number;
  /** The ids of the latest public games, at most three, the newest first. */
  readonly latest_games: readonly string[];
}

/** Finished games between people: their sizes, ranks and scores. */
const played = playedWith("");

/** The same with further columns of each game. */
function playedWith<Columns extends string>(columns: Columns) {
  return `
with played as (
  select game_id,${columns} outcome, finished_at - started_at as lasted,
    (select count(*)::int from events where events.game_id = games.game_id and type = 'MovePlayed') as moves,
    (select count(*)::int from seats where seats.game_id = games.game_id) as seats
  from games where state = 'finished' and row(started_at, finished_at) is not null and ruleset = $1
    and not exists (select from seats left join known_bots using (account)
      where seats.game_id = games.game_id and (seats.account is null or known_bots.account is not null))
), places as (
  select game_id, played.seats, (place->>'seat')::int as seat, (place->>'score')::float as score,
    case when (place->>'rank')::int > 1 then 0 else 1.0 / (
      select count(*) from json_array_elements(outcome->'ranking') winner where winner->>'rank' = '1') end as win
  from played, json_array_elements(outcome->'ranking') place
  where row(place->>'seat', place->>'score') is not null
)` as const;
}

const firstMove = ` visibility, finished_at, (select min(version) from events where events.game_id = games.game_id and type = 'MovePlayed'
  and body->'move' is not null) as first_move,`;

export async function tableStatistics(pool: Pool, ruleset: string): Promise<readonly TableRow[]> {
  const { rows } = await pool.query<TableRow>({
    name: "table-statistics",
    text: `${played}, scores as (
             select seats, min(score) as score_low, max(score) as score_high,
               percentile_cont(0.5) within group (order by score) as score_median
             from places group by seats
           )
           select seats, count(*)::int as games, score_low, score_median, score_high,
             percentile_cont(0.5) within group (order by moves) as moves_median,
             percentile_cont(0.5) within group (order by extract(epoch from lasted) / 86400) as days_median
           from played join scores using (seats)
           group by seats, score_low, score_median, score_high order by seats`,
    values: [ruleset],
  });
  return rows;
}

export async function seatStatistics(pool: Pool, ruleset: string): Promise<readonly SeatRow[]> {
  const { rows } = await pool.query<SeatRow>({
    name: "seat-statistics",
    text: `${played}
           select places.seats, places.seat, count(*)::int as games, sum(win)::float as wins, avg(score) as score_mean,
             max(skill.mu) as mu, max(skill.sigma) as sigma, max(skill.games) as rated
           from places left join seat_ratings skill on skill.ruleset = $1
             and skill.seats = places.seats and skill.seat = places.seat
           group by places.seats, places.seat order by places.seats, places.seat`,
    values: [ruleset],
  });
  return rows;
}

/** Returns the first moves that were played at least `gamesLeast` times. */
export async function openingStatistics(pool: Pool, ruleset: string, gamesMin: number) {
  const { rows } = await pool.query<OpeningRow>({
    name: "opening-statistics",
    text: `${playedWith(firstMove)}, opened as (
             select played.game_id, played.seats, visibility, finished_at, (first.body->>'seat')::int as seat, (first.body->'move')::jsonb as move
             from played join events as first on first.game_id = played.game_id and first.version = played.first_move
             -- A move that was taken back opened nothing.
             where first.body->'move' is not null and not exists (
               select from events undone where undone.game_id = first.game_id and undone.type = 'MovesUndone' and (undone.body->>'to')::int < first.version)
           )
           select opened.seats, move, count(*)::int as games, sum(win)::float as wins,
             coalesce((array_agg(game_id::text order by finished_at desc) filter (where visibility = 'public'))[1:3], '{}') as latest_games
           from opened join places using (game_id, seat)
           group by opened.seats, move having count(*) >= $2
           order by opened.seats, games desc, move::text limit 50`,
    values: [ruleset, gamesMin],
  });
  return rows;
}
