import { migrate } from "../platform/postgres/migrate.ts";
import { type Database, type DatabaseOptions, openPool } from "../platform/postgres/open-pool.ts";
import { claimEarlierNames } from "../stores/names/name-claims-store.ts";

/** Opens the database and applies all migrations. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return openPool(options, migrateDatabase);
}

/** Applies all migrations. Names are claimed before the first request, so that no new account takes a registered name. */
export function migrateDatabase(url: string): Promise<void> {
  return migrate(url, claimEarlierNames);
}
