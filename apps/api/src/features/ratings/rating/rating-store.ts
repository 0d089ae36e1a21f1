import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import type { FinishedGame } from "./finished-game.ts";
import type { CurrentRatings, RatingChange } from "./rate-games.ts";
import { ratingAlgorithm, seatKey } from "./rate-games.ts";
import { type HeldSeat, ratedSeat } from "./rated-seat.ts";

const gamesAtOnce = 200;
/** Any number that no other advisory lock in this database uses. */
const lock = 20_261_123;
/** Games are stored in about the order in which they end, with at most this delay. */
const storedWithin = "1 hour";

export interface RatingWriter {
  readonly ratings: CurrentRatings;
  store(game: FinishedGame, exemption: string | undefined, changes: readonly RatingChange[]): Promise<void>;
}
export type Rater = (game: FinishedGame, writer: RatingWriter) => Promise<void>;

/**
 * Passes every unrated finished game to the rater, by ruleset, in the order in which the games ended. If a game was
 * stored late, all games of its ruleset are rated again, so that the order and therefore every rating is always the
 * same.
 */
export async function rateNewGames(pool: Pool, rulesets: readonly string[], rate: Rater): Promise<number> {
  let count = 0;
  for (const ruleset of rulesets) count += await exclusively(pool, (client) => rateRuleset(client, ruleset, rate));
  return count;
}

/** The tables of ratings. */
const ratingTables = ["rated_games", "rating_changes", "seat_ratings"] as const;

/** Locks all ratings for a transaction that replaces them. */
export async function lockRatings(client: PoolClient): Promise<void> {
  for (const table of ratingTables) await client.query(`lock table ${table} in access exclusive mode`);
}

/** Drops all ratings. They are computed again from the games. */
export async function dropRatings(connection: Pick<Pool, "query">): Promise<void> {
  for (const table of ratingTables) await connection.query(`truncate ${table}`);
}

/** Drops all ratings and computes them again, in a transaction of the caller. */
export async function rerateWithin(client: PoolClient, rulesets: readonly string[], rate: Rater): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [lock]);
  await dropRatings(client);
  for (const ruleset of rulesets) await rateRuleset(client, ruleset, rate);
}

/** Runs `act` in one transaction; only one process at a time. */
const exclusively = <Value>(pool: Pool, act: (client: PoolClient) => Promise<Value>): Promise<Value> =>
  inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [lock]);
    return act(client);
  });

async function rateRuleset(client: PoolClient, ruleset: string, rate: Rater): Promise<number> {
  if (await isOutdated(client, ruleset)) await dropRatingsOf(client, ruleset);
  const first = (await loadUnrated(client, ruleset, 1))[0];
  if (first === undefined) return 0;
  if (await isLate(client, ruleset, first)) await dropRatingsOf(client, ruleset);
  const writer = await createRatingWriter(client, ruleset);
  let count = 0;
  for (;;) {
    const games = await loadUnrated(client, ruleset, gamesAtOnce);
    for (const game of games) await rate(game, writer);
    count += games.length;
    if (games.length < gamesAtOnce) return count;
  }
}

/** Returns whether a rated game no longer counts, or was rated by another version of the algorithm. */
async function isOutdated(client: PoolClient, ruleset: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from rated_games join games using (game_id)
     where rated_games.ruleset = $1 and (games.state <> 'finished' or algorithm <> $2) limit 1`,
    [ruleset, ratingAlgorithm],
  );
  return rows.length > 0;
}

async function isLate(client: PoolClient, ruleset: string, { id, finishedAt }: FinishedGame): Promise<boolean> {
  const { rows } = await client.query(
    "select from rated_games where ruleset = $1 and (finished_at, game_id) > ($2, $3::uuid) limit 1",
    [ruleset, finishedAt, id],
  );
  return rows.length > 0;
}

async function dropRatingsOf(client: PoolClient, ruleset: string): Promise<void> {
  for (const table of ["rated_games", "rating_changes", "seat_ratings"] as const) {
    await client.query(`delete from ${table} where ruleset = $1`, [ruleset]);
  }
}

interface UnratedRow {
  readonly game_id: string;
  readonly ruleset: string;
  readonly finished_at: Date;
  readonly visibility: FinishedGame["visibility"];
  readonly outcome: FinishedGame["outcome"];
  readonly seats: readonly HeldSeat[];
}

async function loadUnrated(client: PoolClient, ruleset: string, limit: number): Promise<readonly FinishedGame[]> {
  const { rows } = await client.query<UnratedRow>({
    name: "games-to-rate",
    text: unratedGames,
    values: [ruleset, limit],
  });
  return rows.map(({ game_id, finished_at, seats, ...game }) => {
    return { ...game, id: game_id, finishedAt: finished_at, seats: seats.map(ratedSeat) };
  });
}

/**
 * Games of a local player count for the account that brought them, even if that account has left its seat. For deleted
 * local players the seat knows the account.
 */
const unratedGames = `
with held as (
  select game_id, seat, since, kind, account,
    lead(since, 1, 2147483647) over (partition by game_id, seat order by since) as until from seat_tenures
)
select game_id, ruleset, finished_at, visibility, outcome, (
  select coalesce(json_agg(json_build_object(
    'occupant', case when seats.kind = 'person' then coalesce(seats.companion_of, seats.account) end,
    'holders', (
      select coalesce(json_agg(json_build_object(
        'account', coalesce(
          accounts.companion_of, case when held.account = seats.account then seats.companion_of end, held.account),
        'owner', (select owner from known_bots where known_bots.account = held.account),
        'decisions', (
          select count(*) from events where events.game_id = games.game_id and type = 'MovePlayed'
            and version > held.since and version <= held.until
            and (body->>'seat')::int = seats.seat and body->>'by' in ('person', 'order')
        )) order by since), '[]')
      from held left join accounts on accounts.id = held.account
      where held.game_id = games.game_id and held.seat = seats.seat and held.kind = 'person' and held.account is not null)
    ) order by seat), '[]') from seats where seats.game_id = games.game_id) as seats
from games
where state = 'finished' and outcome is not null and ruleset = $1
  and finished_at >= coalesce((select max(finished_at) from rated_games where ruleset = $1) - interval '${storedWithin}', '-infinity')
  and not exists (select from rated_games where rated_games.game_id = games.game_id)
order by finished_at, game_id limit $2`;

async function createRatingWriter(client: PoolClient, ruleset: string): Promise<RatingWriter> {
  const ratings = { players: await playersOf(client, ruleset), seats: await seatsOf(client, ruleset) };
  return {
    ratings,
    async store(game, exemption, changes) {
      await client.query(
        "insert into rated_games (game_id, ruleset, finished_at, exemption, algorithm) values ($1, $2, $3, $4, $5)",
        [game.id, ruleset, game.finishedAt, exemption ?? null, ratingAlgorithm],
      );
      if (changes.length === 0) return;
      await client.query(insertChanges, [JSON.stringify(changes.map((change) => changeRow(ruleset, change)))]);
      // A game with a bot account says nothing about seats, which may not be rated yet.
      const rated = changes.filter(({ seats, seat }) => ratings.seats.has(seatKey(seats, seat)));
      await client.query(upsertSeats, [JSON.stringify(rated.map((change) => seatRow(ratings, ruleset, change)))]);
    },
  };
}

const insertChanges =
  "insert into rating_changes select row.* from json_populate_recordset(null::rating_changes, $1::json) row";
const upsertSeats = `
insert into seat_ratings select row.* from json_populate_recordset(null::seat_ratings, $1::json) row
on conflict (ruleset, seats, seat) do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`;

function changeRow(ruleset: string, { game, finishedAt, before, after, seatBefore, ...change }: RatingChange) {
  return {
    ...change,
    game_id: game,
    ruleset,
    finished_at: finishedAt,
    mu_before: before.mu,
    sigma_before: before.sigma,
    mu: after.mu,
    sigma: after.sigma,
    seat_mu: seatBefore.mu,
  };
}

function seatRow(ratings: CurrentRatings, ruleset: string, { seats, seat }: RatingChange) {
  const rating = ratings.seats.get(seatKey(seats, seat));
  return { ruleset, seats, seat, ...rating?.skill, games: rating?.games };
}

interface PlayerRow {
  readonly account: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly finished_at: Date;
  /** `null` without any. */
  readonly opponents: readonly string[] | null;
}

async function playersOf(client: PoolClient, ruleset: string): Promise<CurrentRatings["players"]> {
  const { rows } = await client.query<PlayerRow>(
    `select last.*, (
       select array_agg(distinct other.account) from rating_changes own
       join rating_changes other on other.game_id = own.game_id and other.account <> own.account
       where own.account = last.account and own.ruleset = $1) as opponents
     from (select distinct on (account) account, mu, sigma, games, finished_at from rating_changes where ruleset = $1
           order by account, finished_at desc, game_id desc) last`,
    [ruleset],
  );
  return new Map(
    rows.map(({ account, mu, sigma, games, finished_at, opponents }) => [
      account,
      { skill: { mu, sigma }, games, opponents: new Set(opponents), playedAt: finished_at },
    ]),
  );
}

async function seatsOf(client: PoolClient, ruleset: string): Promise<CurrentRatings["seats"]> {
  const { rows } = await client.query<{ seats: number; seat: number; mu: number; sigma: number; games: number }>(
    "select seats, seat, mu, sigma, games from seat_ratings where ruleset = $1",
    [ruleset],
  );
  return new Map(
    rows.map(({ seats, seat, mu, sigma, games }) => [seatKey(seats, seat), { skill: { mu, sigma }, games }]),
  );
}
