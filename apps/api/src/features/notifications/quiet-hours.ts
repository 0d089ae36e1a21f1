import type { Pool } from "pg";
import { quietHours, type RestTimes } from "../../domain/clocks/rest.ts";
import { profileOf } from "../../stores/accounts/profiles-store.ts";
import { distinctQuietHours, type ProfileQuietHours } from "./quiet-hours-queries.ts";

/** Returns the end of the account's quiet hours, or now if it is outside of them. */
export async function endOfQuietHours(pool: Pool, account: string, now: Date): Promise<Date> {
  const { timeZone: zone, quietHours: quiet } = await profileOf(pool, account);
  return endOfNight({ zone, quiet: quiet ?? undefined }, now.getTime()) ?? now;
}

/**
 * Returns the quiet hours of profiles in which it is quiet now. Postgres does not compute them itself: it may not know a
 * time zone that profiles can have, and clocks and notifications must agree on the hours that a clock change skips.
 */
export async function quietHoursAt(pool: Pool, now: Date): Promise<readonly ProfileQuietHours[]> {
  const known = await distinctQuietHours(pool);
  return known.filter(({ zone, ...quiet }) => endOfNight({ zone, quiet }, now.getTime()) !== undefined);
}

function endOfNight(rest: RestTimes, time: number): Date | undefined {
  const night = quietHours(rest, { from: time, to: time + 1 }).find(({ from, to }) => from <= time && time < to);
  return night && new Date(night.to);
}
