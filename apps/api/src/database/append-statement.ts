/** Who listens here hears of every append: the game and its new version. */
export const newsChannel = "seneschal_games";

/**
 * Appends a batch, each entry to another game, whole or not at all, in one statement and so in one transaction.
 * The first event of an entry decides: where its version is taken, or its Idempotency-Key was used, nothing of it is
 * written. Events go in by order of games, so that two batches never wait for each other.
 */
export const appendStatement = `
with asked as materialized (
  select * from json_to_recordset($1::json) as asked(
    game_id uuid, first int, last int, at timestamptz, events json, game json, seats json,
    account text, key text, fingerprint text, is_due boolean, was_due boolean)
), fresh as materialized (
  select * from asked
  where key is null or not exists (
    select from repeats
    where repeats.game_id = asked.game_id and repeats.account = asked.account and repeats.key = asked.key)
), begun as (
  insert into events
  select event.* from fresh, json_populate_recordset(null::events, fresh.events) as event
  where event.version = fresh.first
  order by event.game_id
  on conflict do nothing
  returning game_id
), won as materialized (
  select fresh.* from fresh join begun using (game_id)
), ended as (
  insert into events
  select event.* from won, json_populate_recordset(null::events, won.events) as event
  where event.version > won.first
), opened as (
  insert into games
  select game.* from won, json_populate_record(null::games, won.game) as game
  where won.first = 1
), moved as (
  update games set
    state = game.state, version = game.version, question = game.question, outcome = game.outcome,
    secret = game.secret, started_at = game.started_at, moved_at = game.moved_at, finished_at = game.finished_at
  from won, json_populate_record(null::games, won.game) as game
  where games.game_id = won.game_id and won.first > 1
), seated as (
  insert into seats
  select seat.* from won, json_populate_recordset(null::seats, won.seats) as seat
  on conflict (game_id, seat) do update set kind = excluded.kind, account = excluded.account, bot = excluded.bot
), remembered as (
  insert into repeats (game_id, account, key, fingerprint, version)
  select game_id, account, key, fingerprint, first from won where key is not null
), done as (
  delete from outbox using won where outbox.game_id = won.game_id and won.was_due
), due as (
  insert into outbox (game_id, version, errand, since)
  select game_id, last, 'bots', at from won where is_due
)
select game_id, pg_notify('${newsChannel}', game_id || ' ' || last) from won`;
