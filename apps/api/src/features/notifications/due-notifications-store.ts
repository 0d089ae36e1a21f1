import { notifications as words } from "@seneschal/schema";
import type { Pool } from "pg";
import { playRecordQuery } from "../../read-models/games/play-record-queries.ts";
import { dueNotificationQueries } from "./due-notification-queries.ts";
import type { Channel } from "./notifications-store.ts";

/** A notification that is due on one channel. */
export interface DueNotification {
  readonly account: string;
  readonly kind: words.NotificationKind;
  /** The template of its text. */
  readonly template:
    | "your-turn"
    | "invited"
    | "game-began"
    | "game-over"
    | "talk"
    | "seat-left"
    | "undo-asked"
    | "rollback-asked"
    | "result-in-doubt"
    | "substitute-wanted";
  /** Names the event permanently, so that it is sent once. */
  readonly key: string;
  readonly channel: Channel;
  /** Part of a daily digest. */
  readonly isDigest: boolean;
  readonly game: string;
  readonly gameName: string;
  readonly details: unknown;
}

export interface Delays {
  /** Events within this time are sent as one notification. */
  readonly debounceSeconds: number;
  /** Players who looked at the game within this time are considered present. */
  readonly presenceSeconds: number;
}

/**
 * Returns the notifications that are due. They are derived from the current state, so nothing is lost when a process
 * dies: what is not sent now is found by the next run. Digests appear when a day has passed since the last one.
 */
export async function findDueNotifications(
  pool: Pool,
  { debounceSeconds, presenceSeconds }: Delays,
): Promise<readonly DueNotification[]> {
  const { rows } = await pool.query<DueNotification>({
    name: "happenings-to-tell",
    text: dueStatement,
    values: [debounceSeconds, presenceSeconds, JSON.stringify(words.defaultSettings)],
  });
  return rows;
}

/** On each channel that the recipient has turned on and that has not been used for this event. */
const unsent = `
select account, happening.kind, letter, key, channel, is_digest, game, game_name, details, happening.at, asks
from happening cross join usual
join accounts on accounts.id = happening.account
left join notification_preferences as wish on wish.account_id = account and wish.kind = happening.kind
left join notification_settings on notification_settings.account_id = account
cross join lateral (
  select 'mail' as channel, wished = 'digest' as is_digest
  from (select coalesce(wish.email, usual.wish->'email'->>happening.kind)) as mail(wished)
  where accounts.email_verified and wished <> 'off'
  union all
  select 'push', false where coalesce(wish.push, (usual.wish->'push'->>happening.kind)::boolean)
    and exists (select from push_devices where push_devices.account_id = account)
  union all
  select 'webhook', false where exists (
    select from webhooks where webhooks.account_id = account and is_on and happening.kind = any(kinds))
) as way
where happening.key is not null and happening.at < now() - make_interval(secs => $1)
  and not (is_digest and coalesce(notification_settings.digest_sent_at > now() - interval '1 day', false))
  and not exists (select from notifications where notifications.account_id = account and notifications.key = happening.key
    and notifications.channel = way.channel)
  and not exists (select from presences where presences.account_id = account and presences.game_id = game
    and (seen_at > now() - make_interval(secs => $2) or not is_open and seen_at > happening.at))`;

/** The SQL version of `unmetRequirement`. */
const meetsRequirements = `record.finished >= (asks->>'finishedLeast')::int and (record.finished + record.dropped = 0
  or floor(record.finished * 100.0 / (record.finished + record.dropped)) >= (asks->>'percentLeast')::int)`;

/**
 * Finished games are counted last and once per account, only for accounts with a due notification that has
 * requirements.
 */
const dueStatement = `
with happening as (${dueNotificationQueries}),
usual as (select $3::jsonb as wish),
untold as (${unsent}),
record as materialized (
  select asked.account, own.finished, own.dropped
  from (select distinct account from untold where asks is not null) as asked
  cross join lateral (${playRecordQuery("asked.account")}) as own
)
select account, kind, letter as template, key, channel, is_digest as "isDigest", game, game_name as "gameName", details
from untold left join record using (account)
where asks is null or ${meetsRequirements}
order by at limit 500`;
