import { columns, nameIn, noRequirements, sentWithin } from "./columns.ts";

const isFull = `not exists (select from seats where seats.game_id = games.game_id and seats.kind = 'nobody')`;

/** The event by which the last seat was taken. */
const lastSeat = `cross join lateral (
  select version, at from events where events.game_id = games.game_id and type = 'SeatTaken' order by version desc limit 1
) as last_seat`;

const opening = `join events as opening on opening.game_id = games.game_id and opening.version = 1`;
const hasReadyCheck = `coalesce(opening.body->>'readyCheck', 'false') = 'true'`;

/** To the host: a player has joined and still has the seat. While the game is full, `fullGames` says so instead. */
const joinedPlayers = `
select ${columns("player-joined", "host", false, noRequirements)}, games.host,
  'joined ' || games.game_id || ' ' || events.version, events.at, ${nameIn("newcomer")}
from games join events on events.game_id = games.game_id and events.type = 'SeatTaken'
join seats on seats.game_id = games.game_id and seats.seat = (events.body->>'seat')::int and seats.kind = 'person'
  and seats.account = events.body->'newcomer'->>'account' and seats.companion_of is null
join accounts as newcomer on newcomer.id = seats.account
where games.state = 'open' and events.at > now() - ${sentWithin} and seats.account <> games.host and not ${isFull}`;

/** To the host: a player has declined the invitation. */
const declinedInvitations = `
select ${columns("invitation-declined", "host", false, noRequirements)}, games.host,
  'declined ' || games.game_id || ' ' || events.version, events.at, ${nameIn("guest")}
from games join events on events.game_id = games.game_id and events.type = 'InvitationEnded'
join accounts as guest on guest.id = events.body->>'account'
where games.state = 'open' and events.at > now() - ${sentWithin} and events.body->>'why' = 'declined'`;

/** To the new host of a game whose host has left. */
const newHosts = `
select ${columns("host-changed", "host", false, noRequirements)}, games.host,
  'host ' || games.game_id || ' ' || events.version, events.at, '{}'::jsonb
from games join events on events.game_id = games.game_id and events.type = 'HostChanged'
where games.state = 'open' and events.at > now() - ${sentWithin} and events.body->>'host' = games.host`;

/** To the host: all seats are taken, and the game waits to be started. */
const fullGames = `
select ${columns("game-full", "host", true, noRequirements)}, games.host,
  'full ' || games.game_id || ' ' || last_seat.version, last_seat.at, '{}'::jsonb
from games ${lastSeat} ${opening}
where games.state = 'open' and last_seat.at > now() - ${sentWithin} and ${isFull} and not ${hasReadyCheck}`;

/** To players who are not ready: all seats are taken, and the game starts when all players are ready. */
const readyChecks = `
select ${columns("ready-check", "vote", true, noRequirements)}, seats.account,
  'ready ' || games.game_id || ' ' || last_seat.version, last_seat.at, '{}'::jsonb
from games ${lastSeat} ${opening} join seats on seats.game_id = games.game_id
where games.state = 'open' and last_seat.at > now() - ${sentWithin} and ${isFull} and ${hasReadyCheck}
  and seats.kind = 'person' and seats.companion_of is null and not seats.is_ready`;

/** What happens to games before their start. */
export const lobbyNotifications = `${joinedPlayers}
union all ${declinedInvitations}
union all ${newHosts}
union all ${fullGames}
union all ${readyChecks}` as const;
