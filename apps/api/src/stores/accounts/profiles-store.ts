import { accounts as schemas } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";

type Profile = schemas.Profile;

interface ProfileRow extends Omit<Profile, "quietHours"> {
  readonly account: string;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}

/** Accounts that have set nothing. */
const unknown: Profile = {
  language: "en",
  timeZone: "UTC",
  quietHours: null,
  weekendsOff: false,
  spokenLanguages: [],
  colour: null,
  showsPresence: true,
};

/** Returns the preferences of accounts, with defaults for those that do not exist. */
export async function profilesOf(
  connection: Pool | PoolClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Profile>> {
  const known = new Map<string, Profile>(ids.map((id) => [id, unknown]));
  if (ids.length === 0) return known;
  const { rows } = await connection.query<ProfileRow>({
    name: "profiles-of-accounts",
    text: `select account_id as account, language, time_zone as "timeZone", quiet_from as "quietFrom", quiet_to as "quietTo",
             weekends_off as "weekendsOff", spoken_languages as "spokenLanguages", colour,
             shows_presence as "showsPresence"
           from profiles where account_id = any($1)`,
    values: [ids],
  });
  for (const row of rows) known.set(row.account, profileIn(row));
  return known;
}

/** Returns the preferences of an account. */
export async function profileOf(connection: Pool | PoolClient, account: string): Promise<Profile> {
  return (await profilesOf(connection, [account])).get(account) ?? unknown;
}

/** Changes the given fields and leaves the others. */
export async function changeProfile(pool: Pool, account: string, change: schemas.ProfileChange): Promise<Profile> {
  return inTransaction(pool, async (client) => {
    // Locked, so that concurrent changes of one profile do not overwrite each other.
    await client.query({
      name: "lock-account-of-profile",
      text: "select from accounts where id = $1 for update",
      values: [account],
    });
    const profile = schemas.profile.parse({ ...(await profileOf(client, account)), ...change });
    await storeProfile(client, account, profile);
    return profile;
  });
}

async function storeProfile(client: PoolClient, account: string, { quietHours, ...profile }: Profile): Promise<void> {
  await client.query({
    name: "store-profile",
    text: `insert into profiles (
             account_id, language, time_zone, quiet_from, quiet_to, weekends_off, spoken_languages, colour,
             shows_presence
           ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (account_id) do update set language = excluded.language, time_zone = excluded.time_zone,
             quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, weekends_off = excluded.weekends_off,
             spoken_languages = excluded.spoken_languages, colour = excluded.colour,
             shows_presence = excluded.shows_presence`,
    values: [
      account,
      profile.language,
      profile.timeZone,
      quietHours?.from ?? null,
      quietHours?.to ?? null,
      profile.weekendsOff,
      profile.spokenLanguages,
      profile.colour,
      profile.showsPresence,
    ],
  });
}

function profileIn({ account: _, quietFrom, quietTo, ...row }: ProfileRow): Profile {
  const quietHours = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  return { ...row, quietHours };
}
