import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  await whileNobodyMigrates(url, async (client) => {
    await migrateTables(drizzle({ client }), { migrationsFolder });
    await complete(client);
    await migrateJobs(url);
  });
}

/** Runs `act` alone: processes that start wait before they migrate, and so before they use the database. */
export async function whileNobodyMigrates<Result>(
  url: string,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    return await act(client);
  } finally {
    // Ends the session, and the lock with it.
    await client.end();
  }
}

/** Applies the migrations up to the one with this time, as a server did that knew no later ones. */
export async function migrateUpTo(client: pg.Client, time: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = readJournal();
    const entries = journal.entries.filter(({ when }) => when <= time);
    writeFileSync(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
    await migrateTables(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The job library has its own tables in its own schema. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: silentLogger });
}

/** The times of all migrations, oldest first: milliseconds since 1970. */
export function migrationTimes(): readonly number[] {
  return readJournal().entries.map(({ when }) => when);
}

interface Journal {
  readonly entries: readonly { readonly when: number }[];
}

function readJournal(): Journal {
  return JSON.parse(readFileSync(join(migrationsFolder, journalFile), "utf8")) as Journal;
}

/** Any number that no other advisory lock in this database uses. */
const lockNumber = 20_261_121;
const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
const journalFile = "meta/_journal.json";
