import type { Pool, PoolClient } from "pg";
import { insertRows } from "../../platform/postgres/insert-rows.ts";
import type { GameRow, ProjectionChange, SeatRow, TenureRow } from "./projection.ts";

/** Writes the projections of several games, each once. To be called within a transaction. */
export async function writeProjections(client: PoolClient, changes: readonly ProjectionChange[]): Promise<void> {
  await upsertGames(
    client,
    changes.map(({ game }) => game),
  );
  await upsertSeats(
    client,
    changes.flatMap(({ seats }) => seats),
  );
  await upsertTenures(
    client,
    changes.flatMap(({ tenures }) => tenures),
  );
  await removeWork(
    client,
    changes.filter(({ isBotTurn, wasBotTurn }) => wasBotTurn && !isBotTurn),
  );
  await upsertWork(
    client,
    changes.filter(({ isBotTurn }) => isBotTurn),
  );
}

async function upsertGames(client: PoolClient, games: readonly GameRow[]): Promise<void> {
  const [values, ...others] = games.map(gameValuesOf);
  if (values === undefined) return;
  await insertRows(client, { name: "upsert-games", text: upsertGamesStatement, values }, others);
}

/**
 * Writes rows of games in a transaction of its own. Its commit does not wait for the disk: whatever is lost is found again
 * by comparing the rows with the log.
 */
export async function upsertFollowingGames(pool: Pool, games: readonly GameRow[]): Promise<void> {
  const [values, ...others] = games.map(gameValuesOf);
  if (values === undefined) return;
  await insertRows(pool, { name: "upsert-following-games", text: upsertFollowingGamesStatement, values }, others);
}

/** A row never goes back to an earlier version, in whatever order they are written. */
const upsertGamesStatement = `
insert into games (game_id, name, ruleset, revision, visibility, host, invitation, commitment, opened_at, state, version,
  question, turn, outcome, secret, started_at, moved_at, finished_at, entry, invited, clock, clocks, waiting, shortening,
  wake_up_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)
on conflict (game_id) do update set
  host = excluded.host, state = excluded.state, version = excluded.version, question = excluded.question,
  turn = excluded.turn, outcome = excluded.outcome, secret = excluded.secret, started_at = excluded.started_at,
  moved_at = excluded.moved_at, finished_at = excluded.finished_at, invited = excluded.invited,
  clocks = excluded.clocks, waiting = excluded.waiting, shortening = excluded.shortening,
  wake_up_at = excluded.wake_up_at
where games.version < excluded.version` as const;

/** As a part of its own: Citus refuses such a function in `returning`. */
const upsertFollowingGamesStatement = `
with written as (${upsertGamesStatement}
)
select set_config('synchronous_commit', 'off', true)` as const;

function gameValuesOf(row: GameRow) {
  return [
    row.game_id,
    row.name,
    row.ruleset,
    row.revision,
    row.visibility,
    row.host,
    row.invitation,
    row.commitment,
    row.opened_at,
    row.state,
    row.version,
    jsonOf(row.question),
    row.turn,
    jsonOf(row.outcome),
    row.secret,
    row.started_at,
    row.moved_at,
    row.finished_at,
    jsonOf(row.entry),
    jsonOf(row.invited),
    jsonOf(row.clock),
    jsonOf(row.clocks),
    jsonOf(row.waiting),
    jsonOf(row.shortening),
    row.wake_up_at,
  ] as const;
}

/** pg would write an array as one of Postgres. */
function jsonOf(value: object | null | undefined): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

async function upsertSeats(client: PoolClient, seats: readonly SeatRow[]): Promise<void> {
  const [values, ...others] = seats.map(seatValuesOf);
  if (values === undefined) return;
  const text = `
    insert into seats (game_id, seat, kind, account, bot, is_ready, companion_of, "left", open_until)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (game_id, seat) do update set
      kind = excluded.kind, account = excluded.account, bot = excluded.bot, is_ready = excluded.is_ready,
      companion_of = excluded.companion_of, "left" = excluded."left", open_until = excluded.open_until`;
  await insertRows(client, { name: "upsert-seats", text, values }, others);
}

function seatValuesOf({ game_id, seat, kind, account, bot, is_ready, companion_of, left, open_until }: SeatRow) {
  return [game_id, seat, kind, account, bot, is_ready, companion_of, jsonOf(left), open_until] as const;
}

async function upsertTenures(client: PoolClient, tenures: readonly TenureRow[]): Promise<void> {
  const [values, ...others] = tenures.map(tenureValuesOf);
  if (values === undefined) return;
  const text = `
    insert into seat_tenures (game_id, seat, since, since_at, kind, account, until_at, ended, answers)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (game_id, seat, since) do update set
      until_at = excluded.until_at, ended = excluded.ended, answers = excluded.answers`;
  await insertRows(client, { name: "upsert-tenures", text, values }, others);
}

function tenureValuesOf({ game_id, seat, since, since_at, kind, account, until_at, ended, answers }: TenureRow) {
  return [game_id, seat, since, since_at, kind, account, until_at, ended, JSON.stringify(answers)] as const;
}

/** Removes the work of bots that are no longer asked. */
async function removeWork(client: PoolClient, changes: readonly ProjectionChange[]): Promise<void> {
  if (changes.length === 0) return;
  await client.query({
    name: "remove-work",
    text: "delete from pending_work where game_id = any($1::uuid[])",
    values: [changes.map(({ game }) => game.game_id)],
  });
}

async function upsertWork(client: PoolClient, changes: readonly ProjectionChange[]): Promise<void> {
  const [values, ...others] = changes.map(({ game }) => [game.game_id, game.version, "bots", game.moved_at] as const);
  if (values === undefined) return;
  const text = `
    insert into pending_work (game_id, version, work_type, since)
    values ($1, $2, $3, $4)
    on conflict (game_id, work_type) do update set version = excluded.version, since = excluded.since`;
  await insertRows(client, { name: "upsert-work", text, values }, others);
}
