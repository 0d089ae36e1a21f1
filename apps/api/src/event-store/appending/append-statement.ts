import { gameUpdatesChannel } from "../updates/channels.ts";

/**
 * Appends a batch, each entry to another game, whole or not at all, in one statement and so in one transaction.
 * An entry is one flat record: the first event, the game's row as it is then, and what is rarely there, as JSON: later
 * events, seats and who held them. The first event decides: where its version is taken, or its request was served, nothing is written.
 * Events go in by order of games, so that two batches never wait for each other. Everything is found by the unique index
 * that `on conflict` names, never by a plan that a growing table could spoil.
 */
export const appendStatement = `
with asked as materialized (
  select * from json_to_recordset($1::json) as asked(
    game_id uuid, first int, type text, body json, digest text, first_secret text, request text, fingerprint text,
    name text, ruleset text, revision int, visibility text, host text, invitation text, commitment text,
    opened_at timestamptz, state text, version int, question json, outcome json, secret text, started_at timestamptz,
    moved_at timestamptz, finished_at timestamptz, entry json, invited jsonb, clock json, clocks json, alarm_at timestamptz,
    later json, seats json, holdings json, is_due boolean, was_due boolean)
), begun as (
  insert into events (game_id, version, type, body, at, digest, secret, request, fingerprint)
  select game_id, first, type, body, moved_at, digest, first_secret, request, fingerprint from asked
  order by game_id
  on conflict do nothing
  returning game_id
), won as materialized (
  select asked.* from asked join begun using (game_id)
), ended as (
  insert into events
  select event.* from won, json_populate_recordset(null::events, won.later) as event
  where won.later is not null
), projected as (
  insert into games (game_id, name, ruleset, revision, visibility, host, invitation, commitment,
    opened_at, state, version, question, outcome, secret, started_at, moved_at, finished_at,
    entry, invited, clock, clocks, alarm_at)
  select game_id, name, ruleset, revision, visibility, host, invitation, commitment,
    opened_at, state, version, question, outcome, secret, started_at, moved_at, finished_at,
    entry, invited, clock, clocks, alarm_at from won
  on conflict (game_id) do update set
    state = excluded.state, version = excluded.version, question = excluded.question, outcome = excluded.outcome,
    secret = excluded.secret, started_at = excluded.started_at, moved_at = excluded.moved_at,
    finished_at = excluded.finished_at, invited = excluded.invited, clocks = excluded.clocks, alarm_at = excluded.alarm_at
), seated as (
  insert into seats
  select seat.* from won, json_populate_recordset(null::seats, won.seats) as seat
  where won.seats is not null
  on conflict (game_id, seat) do update set
    kind = excluded.kind, account = excluded.account, bot = excluded.bot, is_ready = excluded.is_ready,
    companion_of = excluded.companion_of, "left" = excluded."left",
    open_until = excluded.open_until
), held as (
  insert into holdings
  select holding.* from won, json_populate_recordset(null::holdings, won.holdings) as holding
  where won.holdings is not null
  on conflict (game_id, seat, since) do update set
    until_at = excluded.until_at, ended = excluded.ended, answers = excluded.answers
), done as (
  delete from outbox using won where won.was_due and not won.is_due and outbox.game_id = won.game_id
), due as (
  insert into outbox (game_id, version, errand, since)
  select game_id, version, 'bots', moved_at from won where is_due
  on conflict (game_id, errand) do update set version = excluded.version, since = excluded.since
)
select array_agg(game_id::text) as games, pg_notify('${gameUpdatesChannel}', string_agg(game_id || ' ' || version, ','))
from won having count(*) > 0`;
