import type { Pool } from "pg";

/** Quiet hours as profiles store them. */
export interface ProfileQuietHours {
  readonly zone: string;
  readonly from: string;
  readonly to: string;
}

/** Returns the quiet hours that profiles have, each combination once. */
export async function distinctQuietHours(pool: Pool): Promise<readonly ProfileQuietHours[]> {
  const { rows } = await pool.query<ProfileQuietHours>({
    name: "distinct-quiet-hours",
    text: `select distinct time_zone as zone, quiet_from as "from", quiet_to as "to" from profiles
           where quiet_from is not null and quiet_to is not null`,
  });
  return rows;
}
