import type { Client, ClientBase } from "pg";
import { BackupError, isDiskFull } from "../../platform/backup/backup-error.ts";
import type { BackupHeader, BackupTable, TableContents } from "../../platform/backup/backup-format.ts";
import { measureTable } from "../../platform/backup/dump-tables.ts";
import { inLoading, loadTable } from "../../platform/backup/load-tables.ts";
import type { Progress } from "../../platform/backup/progress.ts";
import type { BackupReader } from "../../platform/backup/read-backup.ts";
import { jobsMigrationOf } from "../../platform/backup/table-catalog-queries.ts";
import { checkTarget } from "../../platform/backup/target-checks-queries.ts";
import { migrateJobs, migrateUpTo, migrationTimes, whileNobodyMigrates } from "../../platform/postgres/migrate.ts";
import { migrateDatabase } from "../open-database.ts";
import { ChainCheck, type ChainReport } from "./chain-check.ts";

export interface Restored {
  readonly contents: readonly TableContents[];
  readonly chains: ChainReport;
}

/**
 * Loads a backup into an empty database, in one transaction, and compares what was stored with the file. Then migrates
 * the database to the present version. If it fails before, the database stays empty and a restore can be repeated.
 */
export async function restore(url: string, backup: BackupReader, progress: Progress): Promise<Restored> {
  checkVersion(backup.header);
  try {
    const restored = await whileNobodyMigrates(url, (client) => restoreTables(url, client, backup, progress));
    await migrateDatabase(url);
    return restored;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new BackupError("disk-full", "There is not enough space for the database. It is still empty.", {
      cause: error,
    });
  }
}

/** Throws for a backup that this version cannot restore, without touching a database. */
function checkVersion({ migration }: BackupHeader): void {
  if (migrationTimes().includes(migration)) return;
  throw new BackupError("newer", "The backup was made by a newer version of Seneschal. Update first.");
}

async function restoreTables(url: string, client: Client, backup: BackupReader, progress: Progress): Promise<Restored> {
  await prepareTables(url, client, backup.header);
  const { tables } = backup.header;
  const check = new ChainCheck();
  let loaded: readonly TableContents[] = [];
  await inLoading(client, async () => {
    for (const table of tables) await loadTable(client, table, checked(check, table, backup.rowsOf(table)));
    const contents = await backup.finish();
    await compareStored(client, tables, contents.tables, progress);
    loaded = contents.tables;
    return contents.sequences;
  });
  return { contents: loaded, chains: check.report() };
}

/** Creates the tables as they were when the backup was made. */
async function prepareTables(url: string, client: Client, header: BackupHeader): Promise<void> {
  await checkTarget(client, header);
  await migrateUpTo(client, header.migration);
  await migrateJobs(url);
  if (header.jobsMigration === null || header.jobsMigration === (await jobsMigrationOf(client))) return;
  throw new BackupError(
    "newer",
    "The tables of jobs in the backup are those of another version. Restore with the version of Seneschal that made it, then update.",
  );
}

async function* checked(check: ChainCheck, table: BackupTable, rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of rows) {
    check.take(table, piece);
    yield piece;
  }
}

/** Reads every table back, and throws if a row is not as it is in the file. */
async function compareStored(
  client: ClientBase,
  tables: readonly BackupTable[],
  contents: readonly TableContents[],
  progress: Progress,
): Promise<void> {
  const total = contents.reduce((sum, { bytes }) => sum + bytes, 0);
  let before = 0;
  for (const [place, table] of tables.entries()) {
    const expected = contents[place];
    const stored = await measureTable(client, table, (bytes) => progress("Comparing", before + bytes, total));
    if (stored.rows !== expected?.rows || stored.sha256 !== expected.sha256) {
      throw new Error(`Table ${table.name} was not stored as it is in the backup.`);
    }
    before += stored.bytes;
  }
}
