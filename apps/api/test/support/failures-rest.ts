import type { Pool } from "pg";

/**
 * From now on, what fails is tried again by itself a day later than it would be, and at once when it is told to: so no
 * test has to be faster than the next try. What is given back ends it.
 */
export async function failuresRest(pool: Pool): Promise<() => Promise<void>> {
  await pool.query(`create function rest_a_day() returns trigger language plpgsql as $$
    begin new.run_at := new.run_at + interval '1 day'; return new; end $$`);
  await pool.query(`create trigger rest_a_day before insert or update of run_at on graphile_worker._private_jobs
    for each row when (new.run_at > now() + interval '1 second' and new.run_at < now() + interval '1 hour')
    execute function rest_a_day()`);
  return async () => void (await pool.query("drop function rest_a_day cascade"));
}
