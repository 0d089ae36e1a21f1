import { columns, isAnsweredAutomatically, noRequirements, sentWithin } from "./columns.ts";

/**
 * The last undo or rollback that brought a question back, if any. A player who undoes a move without the consent of
 * others knows that it is their turn again.
 */
const rewind = `left join lateral (
  select max(version) as version from events where events.game_id = games.game_id
    and events.type in ('MovesUndone', 'GameRolledBack')
    and not (events.type = 'MovesUndone' and events.body->'consentedBy' is null
      and (events.body->>'seat')::int = seats.seat)
) as rewind on true`;

/** The deadline of the seat; null without a clock. */
export const ownClock = `left join lateral (
  select seat_clock->>'deadline' as deadline from json_array_elements(games.clocks) as seat_clock
  where (seat_clock->>'seat')::int = seats.seat
) as own_clock on true`;

/** The premoves of the seat, if they were stopped by the open question. */
const stoppedPremoves = `left join lateral (
  select premoves->'stopped'->>'reason' as reason from auto_replies where auto_replies.game_id = games.game_id
    and auto_replies.seat = seats.seat and auto_replies.account_id = seats.account
    and (premoves->'stopped'->>'question')::int = (games.question->>'number')::int
) as stopped_premoves on true`;

export const turns = `
select ${columns("your-turn", "turn", true, noRequirements)}, seats.account,
  'turn ' || games.game_id || ' ' || (games.question->>'number') || coalesce(' ' || rewind.version, '') as key,
  games.moved_at as at,
  jsonb_build_object('seat', seats.seat, 'upTo', games.version, 'ruleset', games.ruleset,
    'question', games.question->>'kind', 'deadline', own_clock.deadline,
    'stopped', stopped_premoves.reason) as details
from games join seats using (game_id) ${rewind} ${ownClock} ${stoppedPremoves}
where games.state = 'running' and seats.kind = 'person'
  and (games.question->'seats')::jsonb @> to_jsonb(seats.seat)
  and not ${isAnsweredAutomatically}`;

/** To all players, whether or not they agreed to it. */
export const rollbacks = `
select ${columns("rolled-back", "seat", false, noRequirements)}, seats.account,
  'rolled back ' || games.game_id || ' ' || events.version, events.at,
  jsonb_build_object('reason', events.body->'ruling'->>'reason')
from events join games using (game_id) join seats using (game_id)
where events.type = 'GameRolledBack' and events.at > now() - ${sentWithin} and seats.kind = 'person'`;
