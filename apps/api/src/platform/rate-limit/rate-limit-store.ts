import { createHash } from "node:crypto";
import type { Pool } from "pg";

export interface RateLimit {
  /** What is counted and its source; stored as a hash. */
  readonly key: readonly string[];
  readonly max: number;
  readonly seconds: number;
}

/** The attempts in the current window, including this one. */
export interface Consumed {
  readonly count: number;
  /** Whether this attempt is within the limit. */
  readonly isWithin: boolean;
  /** Seconds until the window ends and counting starts again. */
  readonly secondsLeft: number;
}

/** Counts one attempt. All processes share the counters. */
export async function consumeAttempt(pool: Pool, { key, max, seconds }: RateLimit): Promise<Consumed> {
  const { rows } = await pool.query<Omit<Consumed, "isWithin">>({
    name: "consume-attempt",
    text: `insert into rate_limits (key, count, until) values ($1, 1, now() + make_interval(secs => $2))
           on conflict (key) do update set
             count = case when rate_limits.until <= now() then 1 else rate_limits.count + 1 end,
             until = case when rate_limits.until <= now() then excluded.until else rate_limits.until end
           returning count, greatest(1, ceil(extract(epoch from until - now()))::int) as "secondsLeft"`,
    values: [hashOf(key), seconds],
  });
  const [tried] = rows;
  if (tried === undefined) throw new Error("the attempt was counted but not returned");
  return { ...tried, isWithin: tried.count <= max };
}

/** Attempts that a process has counted itself. */
export interface CountedAttempts {
  readonly key: RateLimit["key"];
  readonly count: number;
  /** Until the window of this process ends; used if no other process has opened one. */
  readonly seconds: number;
}

/** Adds many counts in one statement. Returns the counts of all processes, in the same order. */
export async function addAttempts(
  pool: Pool,
  attempts: readonly CountedAttempts[],
): Promise<readonly Omit<Consumed, "isWithin">[]> {
  const hashes = attempts.map(({ key }) => hashOf(key));
  const { rows } = await pool.query<Omit<Consumed, "isWithin"> & { key: string }>({
    name: "add-attempts",
    // Ordered, so that two processes do not wait for each other.
    text: `insert into rate_limits (key, count, until)
           select key, count, now() + make_interval(secs => seconds)
           from unnest($1::text[], $2::int[], $3::float8[]) as counted (key, count, seconds) order by key
           on conflict (key) do update set
             count = case when rate_limits.until <= now() then excluded.count else rate_limits.count + excluded.count end,
             until = case when rate_limits.until <= now() then excluded.until else rate_limits.until end
           returning key, count, greatest(1, ceil(extract(epoch from until - now()))::int) as "secondsLeft"`,
    values: [hashes, attempts.map(({ count }) => count), attempts.map(({ seconds }) => seconds)],
  });
  const totals = new Map(rows.map(({ key, ...total }) => [key, total]));
  return hashes.map((hash) => {
    const total = totals.get(hash);
    if (total === undefined) throw new Error("attempts were counted but not returned");
    return total;
  });
}

/** Takes attempts back, after a right guess. */
export async function refundAttempts(pool: Pool, keys: readonly RateLimit["key"][]): Promise<void> {
  await pool.query({
    name: "refund-attempts",
    text: "update rate_limits set count = greatest(count - 1, 0) where key = any($1)",
    values: [keys.map(hashOf)],
  });
}

export async function deleteExpiredLimits(pool: Pool): Promise<void> {
  await pool.query("delete from rate_limits where until < now()");
}

function hashOf(key: RateLimit["key"]): string {
  return createHash("sha256").update(JSON.stringify(key)).digest("hex");
}
