import type { Pool } from "pg";
import { quietHours } from "../../domain/clocks/rest.ts";
import { profileOf } from "../../stores/accounts/profiles-store.ts";

/** Returns the end of the account's quiet hours, or now if it is outside of them. */
export async function endOfQuietHours(pool: Pool, account: string, now: Date): Promise<Date> {
  const { timeZone: zone, quietHours: quiet } = await profileOf(pool, account);
  const time = now.getTime();
  const nights = quietHours({ zone, quiet: quiet ?? undefined }, { from: time, to: time + 1 });
  const night = nights.find(({ from, to }) => from <= time && time < to);
  return night === undefined ? now : new Date(night.to);
}
