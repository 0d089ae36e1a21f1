import { sanctionInForce } from "../../stores/accounts/account-status-queries.ts";
import { nameKindIn } from "../../stores/names/name-claims-store.ts";
import { columns, nameIn, noRequirements, sentWithin } from "./due/columns.ts";
import { ends } from "./due/end-queries.ts";
import { lobbyNotifications } from "./due/lobby-queries.ts";
import { presenceNotifications } from "./due/presence-queries.ts";
import { seatNotifications } from "./due/seat-queries.ts";
import { shorteningNotifications } from "./due/shortening-queries.ts";
import { tournamentNotifications } from "./due/tournament-queries.ts";
import { rollbacks, turns } from "./due/turn-queries.ts";
import { undoNotifications } from "./due/undo-queries.ts";

/** One per day from each host, however many games they create; rematches once per game. */
const invitationKey = `case when opening.body->>'rematchOf' is not null then 'invited ' || games.game_id
  else 'invited by ' || games.host || ' ' || (invitation.first_at at time zone 'UTC')::date end`;

/** Players who are invited by a host without a confirmed address, each with all other players of their games. */
export const metHosts = `
met_hosts as materialized (
  select distinct mine.account as player, theirs.account as host
  from seat_tenures as mine join seat_tenures as theirs on theirs.game_id = mine.game_id
  where mine.account in (
    select guest->>'account' from games join accounts as host on host.id = games.host
    cross join jsonb_array_elements(games.invited) as guest
    where games.state = 'open' and not host.email_verified)
)` as const;

/**
 * Names and titles can contain anything, so an invitation is sent only if the host has confirmed an address or has
 * played with the invited player, is not blocked by them, and is neither muted nor banned.
 */
const invitations = `
select ${columns("invited", "invited", false, noRequirements)}, guest->>'account', ${invitationKey}, invitation.at,
  jsonb_build_object('name', host.name, 'nameKind', ${nameKindIn("host")}, 'isKept', guest->>'seat' is not null, 'isRematch', opening.body->>'rematchOf' is not null)
from games join accounts as host on host.id = games.host
cross join jsonb_array_elements(games.invited) as guest
join events as opening on opening.game_id = games.game_id and opening.version = 1
cross join lateral (
  select min(events.at) as first_at, max(events.at) as at from events where events.game_id = games.game_id
    and events.type = 'PlayerInvited' and events.body->>'account' = guest->>'account'
  group by events.game_id
) as invitation
where games.state = 'open' and invitation.at > now() - ${sentWithin}
  and (host.email_verified or exists (
    select from met_hosts where met_hosts.player = guest->>'account' and met_hosts.host = games.host))
  and not exists (select from account_blocks as block
    where block.account_id = guest->>'account' and block.other_id = games.host and block.kind = 'block')
  and not exists (select from sanctions where account_id = games.host and ${sanctionInForce})`;

const beginnings = `
select ${columns("game-began", "began", false, noRequirements)}, seats.account, 'began ' || games.game_id, games.started_at, '{}'::jsonb
from games join seats using (game_id)
where games.state = 'running' and seats.kind = 'person' and games.started_at > now() - ${sentWithin}
  -- The start of a tournament game is part of the notification about its round.
  and not exists (select from tournament_games where tournament_games.game_id = games.game_id)`;

/** Once until it is read: the key contains the last message read. The text is not included, since it may be deleted. */
const chat = `
select ${columns("talk", "talk", false, noRequirements)}, reader.account,
  'talk ' || games.game_id || ' ' || message.room || ' ' || coalesce(max(chat_reads.number), 0), max(message.at),
  jsonb_build_object('room', message.room, 'count', count(*), 'since', min(message.at), 'names', jsonb_agg(distinct ${nameIn("author")}))
from chat_messages as message join games using (game_id) join accounts as author on author.id = message.account_id
cross join lateral unnest(case message.room when 'table' then (
  select array_agg(distinct seats.account) from seats where seats.game_id = message.game_id and seats.kind = 'person'
) else message.readers end) as reader(account)
left join chat_reads on chat_reads.game_id = message.game_id and chat_reads.account_id = reader.account
  and chat_reads.room = message.room
where message.at > now() - ${sentWithin} and message.text is not null and message.account_id <> reader.account
  and message.number > coalesce(chat_reads.number, 0)
  and not exists (select from account_blocks as block
    where block.account_id = reader.account and block.other_id = message.account_id
       or block.account_id = message.account_id and block.other_id = reader.account and block.kind = 'block')
group by games.game_id, games.name, message.room, reader.account`;

/** All kinds of notifications, one after the other. */
export const dueNotificationQueries = `${turns}
union all ${invitations}
union all ${lobbyNotifications}
union all ${beginnings}
union all ${ends}
union all ${chat}
union all ${seatNotifications}
union all ${presenceNotifications}
union all ${undoNotifications}
union all ${rollbacks}
union all ${shorteningNotifications}
union all ${tournamentNotifications}` as const;
