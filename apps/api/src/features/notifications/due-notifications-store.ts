import { notifications as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import { playRecordsQuery } from "../../stores/games/play-record-queries.ts";
import { unsentNotifications } from "./due/unsent-queries.ts";
import { dueNotificationQueries, metHosts } from "./due-notification-queries.ts";
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
  readonly frequency: Exclude<schemas.EmailFrequency, "off">;
  /** It asks for an answer. */
  readonly isOpen: boolean;
  /** Null for notifications about tournaments, whose details name the tournament. */
  readonly game: string | null;
  readonly gameName: string | null;
  readonly details: unknown;
  /** When it happened. */
  readonly at: Date;
}

export interface Delays {
  /** Events within this time are sent as one notification. */
  readonly debounceSeconds: number;
  /** Players who looked at the game within this time are considered present. */
  readonly presenceSeconds: number;
  /** After this time without a request, a player has left the site. */
  readonly absenceSeconds: number;
  /** E-mails that are sent once per absence and ask for no answer wait this long for one that does. */
  readonly newsSeconds: number;
}

/** The accounts that are notified in one run: those that have waited longest. */
const accountsMax = 500;
/** The notifications of one account in one run, so that nobody delays the others. */
const perAccountMax = 500;

/**
 * Returns the notifications that are due, except to accounts whose quiet hours are among these. They are derived from the
 * current state, so nothing is lost when a process dies: what is not sent now is found by the next run. Digests appear
 * when a day has passed since the last one. Runs at the same time find them in the same order, so that they never wait for
 * each other in a circle.
 */
export async function findDueNotifications(
  pool: Pool,
  { debounceSeconds, presenceSeconds, absenceSeconds, newsSeconds }: Delays,
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
      absenceSeconds,
      newsSeconds,
    ],
  });
  return rows;
}

/** The SQL version of `unmetRequirement`. */
const finished = "coalesce(record.finished, 0)";
const ended = "(coalesce(record.finished, 0) + coalesce(record.dropped, 0))";
const meetsRequirements = `${finished} >= (requirements->>'finishedLeast')::int and (${ended} = 0
  or floor(${finished} * 100.0 / ${ended}) >= (requirements->>'percentLeast')::int)`;

/**
 * News that is sent once per absence waits some hours, unless something asks for an answer: then it is sent with it. A
 * player who has already got news in this absence gets more only together with the first question.
 */
const timelyNotifications = `
select candidate.* from (
  select unsent.*,
    coalesce(bool_or(is_open) filter (where frequency = 'once-per-absence') over (partition by account), false) as asks,
    min(coalesce((details->>'since')::timestamptz, at)) filter (where frequency = 'once-per-absence')
      over (partition by account) as collecting_since
  from unsent
) as candidate
where frequency <> 'once-per-absence' or asks
  or not has_had_email and collecting_since <= now() - make_interval(secs => $10)`;

/**
 * Finished games are counted last and once per account, only for accounts with a due notification that has
 * requirements.
 */
const dueStatement = `
with ${metHosts},
due as (${dueNotificationQueries}),
asleep as materialized (
  select account_id from profiles
  join unnest($4::text[], $5::text[], $6::text[]) as quiet(zone, "from", "to")
    on quiet.zone = time_zone and quiet."from" = quiet_from and quiet."to" = quiet_to
),
defaults as (select $3::jsonb as preferences),
unsent as (${unsentNotifications}),
record as materialized (${playRecordsQuery("in (select unsent.account from unsent where requirements is not null)")})
select account, kind, template, key, channel, frequency, is_open as "isOpen", game, game_name as "gameName", details, at
from (
  select sendable.*, dense_rank() over (order by first_at, account) as account_rank
  from (
    select timely.*, row_number() over (partition by account order by at, key, channel) as rank,
      min(at) over (partition by account) as first_at
    from (${timelyNotifications}) as timely left join record using (account)
    where requirements is null or ${meetsRequirements}
  ) as sendable
  where rank <= $7
) as ranked
where account_rank <= $8
order by account_rank, rank`;
