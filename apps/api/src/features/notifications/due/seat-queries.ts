import { nameKindIn } from "../../../stores/names/name-claims-store.ts";
import { columns, nameIn, noRequirements, sentWithin } from "./columns.ts";

/** Seats that a bot plays, with the account that had the seat before, and how it lost it. */
const abandonedSeat = `from games join seats as abandoned using (game_id)
  join seat_tenures on seat_tenures.game_id = games.game_id and seat_tenures.seat = abandoned.seat and seat_tenures.until_at is null
  left join seat_tenures as former on former.game_id = games.game_id and former.seat = abandoned.seat
    and former.kind = 'person' and former.until_at = seat_tenures.since_at
  left join accounts as former_player on former_player.id = abandoned.account`;
const abandonedSeatDetails = `jsonb_build_object('name', former_player.name, 'nameKind', ${nameKindIn("former_player")},
  'how', former.ended, 'isOpen', coalesce(abandoned.open_until > now(), false), 'openUntil', nullif(abandoned.open_until, 'infinity'))`;

/** To the other players, until they have voted. */
const seatVotes = `
select ${columns("seat-left", "vote", true, noRequirements)}, seats.account,
  'seat ' || games.game_id || ' ' || abandoned.seat || ' ' || seat_tenures.since, seat_tenures.since_at, ${abandonedSeatDetails}
${abandonedSeat} join seats on seats.game_id = games.game_id and seats.kind = 'person'
where games.state = 'running' and abandoned.kind = 'caretaker' and seat_tenures.since_at > now() - ${sentWithin}
  and not exists (select from jsonb_array_elements((abandoned."left"->'ballots')::jsonb) as ballot
    where (ballot->>'seat')::int = seats.seat)`;

/** Nothing is required of the host and of players who have had a seat in this game. */
const requirementsFor = `case when recipient.account <> games.host and not exists (select from seat_tenures as own
  where own.game_id = games.game_id and own.account = recipient.account) then games.entry end`;

/** To players who want to hear of open seats and meet the requirements of the game. */
const openSeats = `
select ${columns("substitute-wanted", "substitute", false, requirementsFor)}, recipient.account,
  'free ' || games.game_id || ' ' || abandoned.seat || ' ' || seat_tenures.since, seat_tenures.since_at, ${abandonedSeatDetails}
${abandonedSeat} cross join (
  select account_id as account from notification_preferences where kind = 'substitute' and (email <> 'off' or push)
  union select account_id from webhooks where is_on and 'substitute' = any(kinds)
) as recipient
where games.state = 'running' and games.visibility = 'public' and abandoned.kind = 'caretaker' and abandoned.open_until > now() and seat_tenures.since_at > now() - ${sentWithin}
  and not exists (select from seats where seats.game_id = games.game_id and seats.account = recipient.account)`;

/** To a player who ran out of time and was excused, while the clock of their seat runs. */
const excusedPlayers = `
select ${columns("excused", "seat", false, noRequirements)}, seats.account,
  'excused ' || games.game_id || ' ' || events.version, events.at,
  jsonb_build_object('deadline', seat_clock->>'deadline', 'seconds', (seat_clock->>'leftMilliseconds')::bigint / 1000,
    'isFixed', games.clock->>'fixedDeadlines' is not null)
from events join games using (game_id)
join seats on seats.game_id = games.game_id and seats.seat = (events.body->>'seat')::int and seats.kind = 'person'
join seat_tenures on seat_tenures.game_id = games.game_id and seat_tenures.seat = seats.seat
  and seat_tenures.until_at is null and seat_tenures.since < events.version
cross join json_array_elements(games.clocks) as seat_clock
where events.type = 'TimeRanOut' and events.at > now() - ${sentWithin} and (events.body->>'isExcused')::boolean
  and games.state = 'running' and (seat_clock->>'seat')::int = seats.seat and seat_clock->>'deadline' is not null`;

/** To a player who lost the seat without having resigned. */
const lostSeats = `
select ${columns("seat-lost", "seat", false, noRequirements)}, abandoned.account,
  'seat lost ' || games.game_id || ' ' || abandoned.seat || ' ' || seat_tenures.since, seat_tenures.since_at, ${abandonedSeatDetails}
${abandonedSeat}
where games.state = 'running' and abandoned.kind = 'caretaker' and seat_tenures.since_at > now() - ${sentWithin}
  and former.ended <> 'resigned'`;

/** To the former player of a seat that a substitute has taken over. */
const takenSeats = `
select ${columns("seat-taken", "seat", false, noRequirements)}, bot.account,
  'seat taken ' || games.game_id || ' ' || substitute.seat || ' ' || substitute.since, substitute.since_at, ${nameIn("accounts")}
from seat_tenures as substitute join games using (game_id)
join seat_tenures as bot on bot.game_id = substitute.game_id and bot.seat = substitute.seat and bot.kind = 'caretaker'
  and bot.until_at = substitute.since_at
join accounts on accounts.id = substitute.account
where substitute.since_at > now() - ${sentWithin} and substitute.kind = 'person' and substitute.until_at is null
  and games.state = 'running' and bot.account is not null and bot.account <> substitute.account`;

/** To a player who got a seat from staff. */
const givenSeats = `
select ${columns("seat-given", "seat", false, noRequirements)}, tenure.account,
  'seat given ' || games.game_id || ' ' || tenure.seat || ' ' || tenure.since, tenure.since_at,
  jsonb_build_object('reason', events.body->'ruling'->>'reason')
from seat_tenures as tenure join games using (game_id)
join events on events.game_id = tenure.game_id and events.version = tenure.since and events.type = 'SeatReplaced'
where tenure.since_at > now() - ${sentWithin} and tenure.kind = 'person' and tenure.until_at is null
  and games.state = 'running' and tenure.account is not null`;

/** What happens to the seats of running games. */
export const seatNotifications = `${seatVotes}
union all ${openSeats}
union all ${excusedPlayers}
union all ${lostSeats}
union all ${takenSeats}
union all ${givenSeats}` as const;
