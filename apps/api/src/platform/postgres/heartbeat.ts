import type { Pool } from "pg";
import { jumpMilliseconds } from "./database-clock.ts";

/** Shorter silences are a restart or a slow disk: no clock is moved for them. */
const outageSeconds = 60;

/**
 * Says that the server is alive. Answers whether it had been away, all its processes together: then the outage is
 * remembered, and exactly one of the processes that come back hears of it here. A clock of the database that jumped
 * forward, from the instant `expected`, is an outage too. Where it was set back, what lies in the future now is no outage.
 */
export async function recordHeartbeat(pool: Pool, expected?: Date): Promise<"alive" | "was-away"> {
  const { rows } = await pool.query<{ changes: number }>({
    name: "beat",
    text: `with before as (
             select beat_at from pulse where id = 1 for update
           ), gap as materialized (
             select beat_at, clock_timestamp() as at from before
           ), missed as (
             insert into outages (begun_at, ended_at)
             select beat_at, at from gap
             where beat_at < at - make_interval(secs => $1) or (beat_at <= $2 and $2 < at)
             on conflict do nothing returning begun_at
           ), undone as (
             update outages set ended_at = greatest(begun_at, at) from gap
             where at < beat_at - make_interval(secs => $3) and ended_at > at returning begun_at
           ), beaten as (
             insert into pulse (id, beat_at) values (1, clock_timestamp())
             on conflict (id) do update set beat_at = case
               when excluded.beat_at < pulse.beat_at - make_interval(secs => $3) then excluded.beat_at
               else greatest(pulse.beat_at, excluded.beat_at) end
           )
           select ((select count(*) from missed) + (select count(*) from undone))::int as changes`,
    values: [outageSeconds, expected ?? null, jumpMilliseconds / 1000],
  });
  return (rows[0]?.changes ?? 0) > 0 ? "was-away" : "alive";
}
