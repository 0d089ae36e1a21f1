import { columns, noRequirements, sentWithin } from "./columns.ts";

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

export const turns = `
select ${columns("your-turn", "turn", true, noRequirements)}, seats.account,
  'turn ' || games.game_id || ' ' || (games.question->>'number') || coalesce(' ' || rewind.version, '') as key,
  games.moved_at as at,
  jsonb_build_object('seat', seats.seat, 'upTo', games.version, 'ruleset', games.ruleset,
    'question', games.question->>'kind') as details
from games join seats using (game_id) ${rewind}
where games.state = 'running' and seats.kind = 'person'
  and (games.question->'seats')::jsonb @> to_jsonb(seats.seat)
  -- If an auto-reply is about to answer, the player is not notified.
  and not exists (select from auto_replies as own where own.game_id = games.game_id and own.seat = seats.seat
    and own.account_id = seats.account and own.reply_at > now() - interval '1 minute')`;

/** To all players, whether or not they agreed to it. */
export const rollbacks = `
select ${columns("rolled-back", "seat", false, noRequirements)}, seats.account,
  'rolled back ' || games.game_id || ' ' || events.version, events.at,
  jsonb_build_object('reason', events.body->'ruling'->>'reason')
from events join games using (game_id) join seats using (game_id)
where events.type = 'GameRolledBack' and events.at > now() - ${sentWithin} and seats.kind = 'person'`;
