import { migrate } from "../platform/postgres/migrate.ts";
import { type Database, type DatabaseOptions, openPool } from "../platform/postgres/open-pool.ts";
import { claimEarlierNames } from "../read-models/names/name-claims-store.ts";

/** The database of this house, with its tables up to date. */
export function openDatabase(wishes: DatabaseOptions): Promise<Database> {
  return openPool(wishes, migrateDatabase);
}

/** Names are claimed before the first request, so that no new account takes the name of a member. */
export function migrateDatabase(url: string): Promise<void> {
  return migrate(url, claimEarlierNames);
}
