import { answerDays } from "../../../domain/game/seats/presence-check.ts";
import { columns, nameIn, noRequirements, sentWithin } from "./columns.ts";

/** Running games with a presence check of the open question. */
const checkedGames = `from games cross join lateral (
    select games.waiting->'check' as body, (games.waiting->'check'->>'startedAt')::timestamptz as started_at
  ) as presence_check`;
const isOpen = `games.state = 'running' and presence_check.body is not null
  and (presence_check.body->>'question')::int = (games.question->>'number')::int`;

/** The players who have not answered. Their votes and the check itself are not theirs to see in this text. */
const absentSeats = `json_array_elements_text(presence_check.body->'asked') as asked(seat)
  join seats as absent on absent.game_id = games.game_id and absent.seat = asked.seat::int and absent.kind = 'person'`;
const isAwaited = `(games.question->'seats')::jsonb @> to_jsonb(absent.seat)`;

/** To players who are asked, or whose device is used by one who is. */
const presenceChecks = `
select ${columns("presence-check", "seat", true, noRequirements)}, coalesce(absent.companion_of, absent.account),
  'presence ' || games.game_id || ' ' || (presence_check.body->>'startedAt'), presence_check.started_at,
  ${nameIn("accounts")} || jsonb_build_object('startedAt', presence_check.body->>'startedAt',
    'mustMove', (presence_check.body->'confirmed')::jsonb @> to_jsonb(absent.seat))
${checkedGames} cross join ${absentSeats}
left join seats as starter on starter.game_id = games.game_id and starter.seat = (presence_check.body->>'startedBy')::int
left join accounts on accounts.id = starter.account
where ${isOpen} and ${isAwaited} and presence_check.started_at > now() - ${sentWithin}`;

const voteBegins = `presence_check.started_at + interval '${answerDays} days'` as const;

/** To the other players when the time to answer is over, until they have voted. Nobody votes on a player on vacation. */
const replacementVotes = `
select ${columns("replacement-vote", "vote", true, noRequirements)}, voter.account,
  'replacement ' || games.game_id || ' ' || (presence_check.body->>'startedAt'), ${voteBegins},
  jsonb_build_object('names', group_of_absent.names)
${checkedGames} cross join lateral (
  select jsonb_agg(${nameIn("accounts")} order by absent.seat) as names,
    array_agg(coalesce(absent.companion_of, absent.account)) as devices
  from ${absentSeats} join accounts on accounts.id = absent.account
  where ${isAwaited} and not exists (select from vacations where vacations.account_id = absent.account
    and now() >= vacations.started_at and now() < vacations.ends_at)
) as group_of_absent
join seats as voter on voter.game_id = games.game_id and voter.kind = 'person' and voter.companion_of is null
where ${isOpen} and ${voteBegins} > now() - ${sentWithin} and group_of_absent.names is not null
  and voter.account <> all(group_of_absent.devices)
  and not exists (select from json_array_elements(presence_check.body->'votes') as vote
    where (vote->>'seat')::int = voter.seat)`;

/** Presence checks in games without clocks. */
export const presenceNotifications = `${presenceChecks}
union all ${replacementVotes}` as const;
