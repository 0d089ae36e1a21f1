import { answerDays } from "../../../domain/game/seats/presence-check.ts";
import { columns, nameIn, noRequirements, sentWithin } from "./columns.ts";

const check = "games.waiting->'check'";
const startedAt = `(${check}->>'startedAt')::timestamptz` as const;

/** Running games with a presence check of the open question. */
const isOpen = `games.state = 'running' and ${check} is not null
  and (${check}->>'question')::int = (games.question->>'number')::int` as const;

/** The players who have not answered. Their votes and the check itself are not theirs to see in this text. */
const absentSeats = `seats as absent on absent.game_id = games.game_id and absent.kind = 'person'
  and (${check}->'asked')::jsonb @> to_jsonb(absent.seat) and (games.question->'seats')::jsonb @> to_jsonb(absent.seat)` as const;

/** To players who are asked, or whose device is used by one who is. */
const presenceChecks = `
select ${columns("presence-check", "seat", true, noRequirements)}, coalesce(absent.companion_of, absent.account),
  'presence ' || games.game_id || ' ' || (${check}->>'startedAt'), ${startedAt},
  ${nameIn("accounts")} || jsonb_build_object('startedAt', ${check}->>'startedAt',
    'mustMove', (${check}->'confirmed')::jsonb @> to_jsonb(absent.seat))
from games join ${absentSeats}
left join seats as starter on starter.game_id = games.game_id and starter.seat = (${check}->>'startedBy')::int
left join accounts on accounts.id = starter.account
where ${isOpen} and ${startedAt} > now() - ${sentWithin}`;

const voteBegins = `${startedAt} + interval '${answerDays} days'` as const;

/** To the other players when the time to answer is over, until they have voted. Nobody votes on a player on vacation. */
const replacementVotes = `
select ${columns("replacement-vote", "vote", true, noRequirements)}, voter.account,
  'replacement ' || games.game_id || ' ' || (${check}->>'startedAt'), ${voteBegins},
  jsonb_build_object('names', group_of_absent.names)
from games join (
  select games.game_id, jsonb_agg(${nameIn("accounts")} order by absent.seat) as names,
    array_agg(coalesce(absent.companion_of, absent.account)) as devices
  from games join ${absentSeats} join accounts on accounts.id = absent.account
  where ${isOpen} and ${voteBegins} > now() - ${sentWithin}
    and not exists (select from vacations where vacations.account_id = absent.account
      and now() >= vacations.started_at and now() < vacations.ends_at)
  group by games.game_id
) as group_of_absent on group_of_absent.game_id = games.game_id
join seats as voter on voter.game_id = games.game_id and voter.kind = 'person' and voter.companion_of is null
where voter.account <> all(group_of_absent.devices)
  and not exists (select from json_array_elements(${check}->'votes') as vote
    where (vote->>'seat')::int = voter.seat)`;

/** Presence checks in games without clocks. */
export const presenceNotifications = `${presenceChecks}
union all ${replacementVotes}` as const;
