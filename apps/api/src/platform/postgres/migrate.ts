import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migrateTables } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { silentLogger } from "../jobs/job-log.ts";

/**
 * Migrates the tables and completes their data. Several processes may call it at once: one does it, the others wait.
 */
export async function migrate(url: string, complete: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await migrateTables(drizzle({ client }), { migrationsFolder });
    await complete(client);
    // The job library has its own tables in its own schema.
    await runMigrations({ connectionString: url, logger: silentLogger });
  } finally {
    // Ends the session, and the lock with it.
    await client.end();
  }
}

/** Any number that no other advisory lock in this database uses. */
const lockNumber = 20_261_121;
const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
