import { notifications as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import { playRecordQuery } from "../../stores/games/play-record-queries.ts";
import { dueNotificationQueries } from "./due-notification-queries.ts";
import type { Notification } from "./notification.ts";
import type { Channel } from "./notifications-store.ts";
import type { ProfileQuietHours } from "./quiet-hours-queries.ts";

/** A notification that is due on one channel. */
export interface DueNotification {
  readonly account: string;
  readonly kind: schemas.NotificationKind;
  /** The template of its text. */
  readonly template: Exclude<Notification["kind"], "clock-runs">;
  /** Names the event permanently, so that it is sent once. */
  readonly key: string;
  readonly channel: Channel;
  /** Part of a daily digest. */
  readonly isDigest: boolean;
  /** Null for notifications about tournaments, whose details name the tournament. */
  readonly game: string | null;
  readonly gameName: string | null;
  readonly details: unknown;
}

export interface Delays {
  /** Events within this time are sent as one notification. */
  readonly debounceSeconds: number;
  /** Players who looked at the game within this time are considered present. */
  readonly presenceSeconds: number;
}

/** The accounts that are notified in one run: those that have waited longest. */
const accountsMax = 500;
/** The notifications of one account in one run, so that nobody delays the others. */
const perAccountMax = 500;

/**
 * Returns the notifications that are due, except to accounts whose quiet hours are among these. They are derived from the
 * current state, so nothing is lost when a process dies: what is not sent now is found by the next run. Digests appear
 * when a day has passed since the last one.
 */
export async function findDueNotifications(
  pool: Pool,
  { debounceSeconds, presenceSeconds }: Delays,
  quiet: readonly ProfileQuietHours[],
): Promise<readonly DueNotification[]> {
  const { rows } = await pool.query<DueNotification>({
    name: "due-notifications",
    text: dueStatement,
    values: [
      debounceSeconds,
      presenceSeconds,
      JSON.stringify(schemas.defaultSettings),
      quiet.map(({ zone }) => zone),
      quiet.map(({ from }) => from),
      quiet.map(({ to }) => to),
      perAccountMax,
      accountsMax,
    ],
  });
  return rows;
}

/**
 * At most one e-mail of a group is sent within this time, so that the rounds of an evening do not fill a mailbox. What
 * still applies afterwards is sent then. Devices and webhooks get everything at once.
 */
const emailGroupHours = "6";

/** On each channel that the recipient has turned on and that has not been used for this event. */
const unsent = `
select account, due.kind, template, key, channel, is_digest, game, game_name, details, due.at, requirements
from due cross join defaults
join accounts on accounts.id = due.account
left join notification_preferences as preference on preference.account_id = account and preference.kind = due.kind
left join notification_settings on notification_settings.account_id = account
cross join lateral (
  select 'mail' as channel, frequency = 'digest' as is_digest
  from (select coalesce(preference.email, defaults.preferences->'email'->>due.kind)) as email(frequency)
  where accounts.email_verified and frequency <> 'off'
  union all
  select 'push', false where coalesce(preference.push, (defaults.preferences->'push'->>due.kind)::boolean)
    and exists (select from push_devices where push_devices.account_id = account)
  union all
  select 'webhook', false where exists (
    select from webhooks where webhooks.account_id = account and is_on and due.kind = any(kinds))
) as enabled
where due.key is not null and due.at < now() - make_interval(secs => $1)
  and not exists (select from asleep where asleep.account_id = account)
  and not (is_digest and coalesce(notification_settings.digest_sent_at > now() - interval '1 day', false))
  and not exists (select from notifications where notifications.account_id = account and notifications.key = due.key
    and notifications.channel = enabled.channel)
  and not (channel = 'mail' and email_group is not null and exists (
    select from notifications as earlier where earlier.account_id = account and earlier.channel = 'mail'
      and starts_with(earlier.key, email_group || ' ') and earlier.at > now() - interval '${emailGroupHours} hours'))
  and not exists (select from presences where presences.account_id = account
    and presences.game_id in (game, (details->>'game')::uuid, (details->>'tournament')::uuid)
    and (seen_at > now() - make_interval(secs => $2) or not is_open and seen_at > due.at))`;

/** The SQL version of `unmetRequirement`. */
const meetsRequirements = `record.finished >= (requirements->>'finishedLeast')::int and (record.finished + record.dropped = 0
  or floor(record.finished * 100.0 / (record.finished + record.dropped)) >= (requirements->>'percentLeast')::int)`;

/**
 * Finished games are counted last and once per account, only for accounts with a due notification that has
 * requirements.
 */
const dueStatement = `
with due as (${dueNotificationQueries}),
asleep as materialized (
  select account_id from profiles
  join unnest($4::text[], $5::text[], $6::text[]) as quiet(zone, "from", "to")
    on quiet.zone = time_zone and quiet."from" = quiet_from and quiet."to" = quiet_to
),
defaults as (select $3::jsonb as preferences),
unsent as (${unsent}),
record as materialized (
  select recipient.account, own.finished, own.dropped
  from (select distinct account from unsent where requirements is not null) as recipient
  cross join lateral (${playRecordQuery("recipient.account")}) as own
)
select account, kind, template, key, channel, is_digest as "isDigest", game, game_name as "gameName", details
from (
  select ranked.*, dense_rank() over (order by first_at, account) as account_rank
  from (
    select unsent.*, row_number() over (partition by account order by at) as rank,
      min(at) over (partition by account) as first_at
    from unsent left join record using (account)
    where requirements is null or ${meetsRequirements}
  ) as ranked
  where rank <= $7
) as ranked
where account_rank <= $8
order by account_rank, rank`;
