import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migrateTables } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { silentLogger } from "../jobs/job-log.ts";

/**
 * Brings the tables up to date, and completes what they hold. Several processes may ask at once: one does it, the others
 * wait.
 */
export async function migrate(url: string, complete: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await migrateTables(drizzle({ client }), { migrationsFolder });
    await complete(client);
    // The tables of the jobs are the library's own, in a schema of their own.
    await runMigrations({ connectionString: url, logger: silentLogger });
  } finally {
    // Ends the session, and the lock with it.
    await client.end();
  }
}

/** Any number, as long as nothing else in this database locks the same. */
const lockNumber = 20_261_121;
const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
