import type { Pool } from "pg";

/** Shorter silences are a restart or a slow disk: no clock is moved for them. */
const outageSeconds = 60;

/**
 * Says that the house is alive. Answers whether it had been away, all its processes together: then the outage is
 * remembered, and exactly one of the processes that come back hears of it here.
 */
export async function beat(pool: Pool): Promise<"alive" | "was-away"> {
  const { rows } = await pool.query<{ outages: number }>({
    name: "beat",
    text: `with before as (
             select beat_at from pulse where id = 1 for update
           ), missed as (
             insert into outages (begun_at, ended_at)
             select beat_at, clock_timestamp() from before
             where beat_at < clock_timestamp() - make_interval(secs => $1)
             on conflict do nothing returning begun_at
           ), beaten as (
             insert into pulse (id, beat_at) values (1, clock_timestamp())
             on conflict (id) do update set beat_at = greatest(pulse.beat_at, excluded.beat_at)
           )
           select count(*)::int as outages from missed`,
    values: [outageSeconds],
  });
  return rows[0]?.outages === 1 ? "was-away" : "alive";
}
