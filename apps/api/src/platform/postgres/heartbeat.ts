import type { Pool } from "pg";
import { jumpMs } from "./database-clock.ts";

/** Shorter silences are restarts or slow disks: clocks are not moved for them. */
const outageSeconds = 60;

export type Heartbeat = "alive" | "was-away" | "skipped";

/**
 * Records that the server is alive. Returns `was-away` if no process was alive for longer: the outage is then stored,
 * and exactly one process gets this result. A forward jump of the database's clock, from the time `expected`, counts as
 * an outage too. After a backward jump, times that are now in the future are not. Without `expected`, it is skipped if the database's clock is more than a second away from `known`, the time as this process knows it: the clock has
 * jumped since it was measured, and a heartbeat would hide the jump from the next measurement.
 */
export async function recordHeartbeat(pool: Pool, known: Date, expected?: Date): Promise<Heartbeat> {
  const { rows } = await pool.query<{ changes: number; is_skipped: boolean }>({
    name: "record-heartbeat",
    text: `with before as (
             select beat_at from heartbeats where id = 1 for update
           ), gap as materialized (
             select beat_at, at, $2::timestamptz is not null or abs(extract(epoch from at - $4)) < $3 as is_steady
             from (select beat_at, clock_timestamp() as at from before) as read
           ), missed as (
             insert into outages (started_at, ended_at)
             select beat_at, at from gap
             where is_steady and (beat_at < at - make_interval(secs => $1) or (beat_at <= $2 and $2 < at))
             on conflict do nothing returning started_at
           ), undone as (
             update outages set ended_at = greatest(started_at, at) from gap
             where is_steady and at < beat_at - make_interval(secs => $3) and ended_at > at returning started_at
           ), beaten as (
             insert into heartbeats (id, beat_at)
             select 1, clock_timestamp() where not exists (select from gap where not is_steady)
             on conflict (id) do update set beat_at = case
               when excluded.beat_at < heartbeats.beat_at - make_interval(secs => $3) then excluded.beat_at
               else greatest(heartbeats.beat_at, excluded.beat_at) end
           )
           select ((select count(*) from missed) + (select count(*) from undone))::int as changes,
             exists (select from gap where not is_steady) as is_skipped`,
    values: [outageSeconds, expected ?? null, jumpMs / 1000, known],
  });
  const [row] = rows;
  if (row?.is_skipped) return "skipped";
  return (row?.changes ?? 0) > 0 ? "was-away" : "alive";
}
