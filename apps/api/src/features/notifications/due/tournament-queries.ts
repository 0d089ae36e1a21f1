import { sanctionInForce } from "../../../stores/accounts/account-status-queries.ts";
import { sentWithin } from "./columns.ts";

const named = <Tournament extends string>(tournament: Tournament) =>
  `jsonb_build_object('tournament', ${tournament}.tournament_id, 'name', ${tournament}.name)` as const;
const withoutGame = "null::uuid, null::text";

/** What follows from the log and the plan of a tournament. The rows always fit its current state. */
const planned = `
select own.template, own.kind, own.is_open, null::json, own.email_group || ' ' || tournaments.tournament_id,
  ${withoutGame}, own.account_id, concat_ws(' ', own.email_group, tournaments.tournament_id, own.key), own.at,
  ${named("tournaments")} || own.details::jsonb
from tournament_notifications as own join tournaments using (tournament_id)
where own.at > now() - ${sentWithin} and (own.until is null or own.until > now())`;

/** To the directors of the tournament, unless one of them has already ruled. */
const disputedResults = `
select 'result-in-doubt'::text, 'directing'::text, false, null::json, null::text,
  ${withoutGame}, director.account, 'annulled ' || annulled.game_id, annulment.at,
  ${named("tournaments")} || jsonb_build_object('round', (annulment.body->>'round')::int,
    'tables', jsonb_build_array((annulment.body->>'table')::int))
from tournaments join tournament_events as annulment using (tournament_id)
join games as annulled on annulled.game_id = (annulment.body->>'game')::uuid
cross join unnest(tournaments.directors) as director(account)
where tournaments.phase = 'running' and annulment.type = 'GameAnnulled' and annulment.at > now() - ${sentWithin}
  and not exists (select from tournament_events as correction where correction.tournament_id = annulment.tournament_id
    and correction.version > annulment.version and correction.type = 'ResultCorrected'
    and correction.body->>'round' = annulment.body->>'round' and correction.body->>'table' = annulment.body->>'table')`;

/**
 * Reported results that nobody else at the table can confirm, because all of those who were told are banned: to the
 * directors. Without accounts at the table, `planned` has them.
 */
const unconfirmedResults = `
select 'result-unconfirmed'::text, 'directing'::text, true, null::json, null::text,
  ${withoutGame}, director.account, concat_ws(' ', tournaments.tournament_id, 'unconfirmed', report.key), report.at,
  ${named("tournaments")} || report.details
from tournaments join (
    select own.tournament_id, own.key, max(greatest(own.at, ban.started_at)) as at, min(own.details::text)::jsonb as details
    from tournament_notifications as own
    left join sanctions as ban on ban.account_id = own.account_id and ban.kind = 'ban' and ${sanctionInForce}
    where own.template = 'result-reported' group by own.tournament_id, own.key having bool_and(ban.account_id is not null)
  ) as report using (tournament_id)
cross join unnest(tournaments.directors) as director(account)
where report.at > now() - ${sentWithin}`;

/**
 * Messages of directors, to those who were chosen when they were written and still take part or wait. The number is in
 * microseconds.
 */
const announcements = `
select 'announcement'::text, 'tournament'::text, false, null::json, null::text,
  ${withoutGame}, reader.account, concat_ws(' ', 'announcement', message.game_id, message.number), message.at,
  ${named("tournaments")} || jsonb_build_object('text', message.text,
    'people', jsonb_build_array(jsonb_build_object('player', message.account_id)))
from tournaments join chat_messages as message on message.game_id = tournaments.tournament_id
  and message.number > extract(epoch from now() - ${sentWithin}) * 1000000
cross join unnest(message.readers) as reader(account)
join tournament_players as own on own.tournament_id = tournaments.tournament_id and own.player = reader.account
where message.room = 'announcements' and message.text is not null and message.at > now() - ${sentWithin}
  and own.status <> 'withdrawn' and reader.account <> message.account_id`;

/** All notifications about tournaments, one after the other. */
export const tournamentNotifications = `${planned}
union all ${disputedResults}
union all ${unconfirmedResults}
union all ${announcements}` as const;
