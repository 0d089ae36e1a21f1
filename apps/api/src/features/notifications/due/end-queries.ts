import { columns, nameIn, noRequirements, sentWithin } from "./columns.ts";

/**
 * To all players, and to those who have left their seat. An annulment after the end is news of its own. Hosts who cancel
 * their game know it.
 */
export const ends = `
select ${columns("game-over", "over", false, noRequirements)}, seats.account,
  case when closing.at > games.finished_at then 'annulled game ' else 'over ' end || games.game_id as key,
  coalesce(closing.at, games.finished_at) as at,
  jsonb_build_object('seat', seats.seat, 'ruleset', games.ruleset, 'outcome', games.outcome,
    'hasLeft', seats.kind = 'caretaker', 'why', closing.body->>'why', 'reason', closing.body->'ruling'->>'reason',
    'host', ${nameIn("host")}) as details
from games join seats using (game_id)
left join events as closing on closing.game_id = games.game_id and closing.version = games.version
  and closing.type = 'GameClosed'
left join accounts as host on host.id = games.host
where games.state in ('finished', 'closed') and seats.kind in ('person', 'caretaker') and seats.account is not null
  and coalesce(closing.at, games.finished_at) > now() - ${sentWithin}
  and not (coalesce(closing.body->>'why', '') = 'cancelled' and seats.account = games.host)`;
