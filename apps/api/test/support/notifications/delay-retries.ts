import type { Pool } from "pg";

/**
 * Delays all automatic retries by a day, so that no test has to be faster than the next retry. Retries on demand still
 * run at once. Returns a function that ends it.
 */
export async function delayRetries(pool: Pool): Promise<() => Promise<void>> {
  await pool.query(`create function rest_a_day() returns trigger language plpgsql as $$
    begin new.run_at := new.run_at + interval '1 day'; return new; end $$`);
  await pool.query(`create trigger rest_a_day before insert or update of run_at on graphile_worker._private_jobs
    for each row when (new.run_at > now() + interval '1 second' and new.run_at < now() + interval '1 hour')
    execute function rest_a_day()`);
  return async () => void (await pool.query("drop function rest_a_day cascade"));
}
