import { accounts as schemas } from "@seneschal/schema";
import { eq, inArray } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import { accounts, profiles } from "../../platform/postgres/schema/account-tables.ts";

type Profile = schemas.Profile;

/** Accounts that have set nothing. */
const unknown: Profile = {
  language: "en",
  timeZone: "UTC",
  quietHours: null,
  weekendsOff: false,
  spokenLanguages: [],
  colour: null,
};

/** Returns the preferences of accounts, with defaults for those that do not exist. */
export async function profilesOf(
  connection: Pool | PoolClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Profile>> {
  const known = new Map<string, Profile>(ids.map((id) => [id, unknown]));
  if (ids.length === 0) return known;
  const rows = await drizzle({ client: connection })
    .select()
    .from(profiles)
    .where(inArray(profiles.accountId, [...ids]));
  for (const row of rows) known.set(row.accountId, profileIn(row));
  return known;
}

/** Returns the preferences of an account. */
export async function profileOf(pool: Pool, account: string): Promise<Profile> {
  return (await profilesOf(pool, [account])).get(account) ?? unknown;
}

/** Changes the given fields and leaves the others. */
export async function changeProfile(pool: Pool, account: string, change: schemas.ProfileChange): Promise<Profile> {
  return drizzle({ client: pool }).transaction(async (transaction) => {
    // Locked, so that concurrent changes of one profile do not overwrite each other.
    await transaction.select().from(accounts).where(eq(accounts.id, account)).for("update");
    const [before] = await transaction.select().from(profiles).where(eq(profiles.accountId, account));
    const profile = schemas.profile.parse({ ...(before === undefined ? unknown : profileIn(before)), ...change });
    const row = rowOf(account, profile);
    await transaction.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.accountId, set: row });
    return profile;
  });
}

function profileIn({ accountId, quietFrom, quietTo, ...row }: typeof profiles.$inferSelect): Profile {
  const quietHours = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  return { ...row, quietHours };
}

function rowOf(accountId: string, { quietHours, ...profile }: Profile): typeof profiles.$inferInsert {
  return { accountId, ...profile, quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null };
}
