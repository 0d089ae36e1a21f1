import { visitPrecisionSeconds } from "../visits/visits-store.ts";

/**
 * At most one e-mail of a group is sent within this time, so that the rounds of an evening do not fill a mailbox. What
 * still applies afterwards is sent then. Devices and webhooks get everything at once.
 */
const emailGroupHours = "6";

/** How often the recipient wants e-mails about the game or the kind of event. */
const emailFrequency = `
select case when chosen.frequency = 'off' then 'off' else coalesce(own.email, chosen.frequency) end as frequency
from (select coalesce(preference.email, defaults.preferences->'email'->>due.kind)) as chosen(frequency)`;

/** The absence of a player begins with the last visit, which is stored to the minute. */
const absenceBegan = `coalesce(visits.seen_at + interval '${visitPrecisionSeconds} seconds', '-infinity')`;

/** On each channel that the recipient has turned on and that has not been used for this event. */
export const unsentNotifications = `
select account, due.kind, template, key, channel, frequency, is_open, game, game_name, details, due.at, requirements,
  coalesce(absence_email_at > ${absenceBegan}, false) as has_had_email
from due cross join defaults
join accounts on accounts.id = due.account
left join notification_preferences as preference on preference.account_id = account and preference.kind = due.kind
left join notification_settings on notification_settings.account_id = account
left join game_notification_settings as own on own.account_id = account and own.game_id = game
left join visits on visits.account_id = account
cross join lateral (
  select 'mail' as channel, case email.frequency when 'once-per-absence' then 'once-per-absence'
    when 'digest' then 'digest' else 'immediate' end as frequency
  from (${emailFrequency}) as email
  where accounts.email_verified and email.frequency <> 'off'
  union all
  select 'push', 'immediate' where coalesce(preference.push, (defaults.preferences->'push'->>due.kind)::boolean)
    and coalesce(own.push, true) and exists (select from push_devices where push_devices.account_id = account)
  union all
  select 'webhook', 'immediate' where coalesce(own.webhooks, true) and exists (
    select from webhooks where webhooks.account_id = account and is_on and due.kind = any(kinds)
      and webhooks.created_at <= due.at)
) as enabled
where due.key is not null and due.at < now() - make_interval(secs => $1)
  and not exists (select from asleep where asleep.account_id = account)
  and not (frequency = 'digest' and coalesce(notification_settings.digest_sent_at > now() - interval '1 day', false))
  and not (frequency = 'once-per-absence' and (coalesce(visits.seen_at > now() - make_interval(secs => $9), false)
    or coalesce(absence_question_at > ${absenceBegan}, false)))
  and not exists (select from notifications where notifications.account_id = account and notifications.key = due.key
    and notifications.channel = enabled.channel)
  and not (channel = 'mail' and email_group is not null and exists (
    select from notifications as earlier where earlier.account_id = account and earlier.channel = 'mail'
      and starts_with(earlier.key, email_group || ' ') and earlier.at > now() - interval '${emailGroupHours} hours'))
  and not exists (select from presences where presences.account_id = account
    and presences.game_id in (game, (details->>'game')::uuid, (details->>'tournament')::uuid)
    and (seen_at > now() - make_interval(secs => $2) or not is_open and seen_at > due.at))` as const;
