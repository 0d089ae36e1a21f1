import type { ClientBase, Pool } from "pg";
import { BackupError } from "../../platform/backup/backup-error.ts";
import { type BackupHeader, entryNames, newHeader, type TableContents } from "../../platform/backup/backup-format.ts";
import { dumpTable, inSnapshot } from "../../platform/backup/dump-tables.ts";
import type { BackupKeys, BackupLock } from "../../platform/backup/lock.ts";
import type { Progress } from "../../platform/backup/progress.ts";
import { readBackup } from "../../platform/backup/read-backup.ts";
import {
  type CatalogTable,
  hasTables,
  jobsMigrationOf,
  listSequences,
  listTables,
  migrationOf,
} from "../../platform/backup/table-catalog-queries.ts";
import { type Archive, writeArchive } from "../../platform/backup/write-archive.ts";
import { ChainCheck, type ChainReport } from "./chain-check.ts";

interface BackupOptions {
  readonly pool: Pool;
  readonly path: string;
  readonly lock: BackupLock | undefined;
  /** The content of the file `secret-key`. It is only stored in an encrypted backup. */
  readonly secretKey: string | undefined;
  readonly now: Date;
  readonly progress: Progress;
}

/** Writes a consistent copy of the database into a file, while others use the database. */
export async function backUp(options: BackupOptions): Promise<readonly TableContents[]> {
  const { pool, path, lock } = options;
  let contents: readonly TableContents[] = [];
  await writeArchive(path, lock, async (archive) => {
    contents = await inSnapshot(pool, (client) => dump(client, archive, options));
  });
  return contents;
}

async function dump(
  client: ClientBase,
  archive: Archive,
  { lock, secretKey, now, progress }: BackupOptions,
): Promise<readonly TableContents[]> {
  const tables = await listTables(client);
  await archive.add(entryNames.header, json(await headerFor(client, tables, now)));
  if (lock !== undefined && secretKey !== undefined) await archive.add(entryNames.secretKey, Buffer.from(secretKey));
  const contents = await dumpAll(client, tables, archive, progress);
  await archive.add(entryNames.contents, json({ tables: contents, sequences: await listSequences(client) }));
  return contents;
}

async function headerFor(client: ClientBase, tables: readonly CatalogTable[], now: Date): Promise<BackupHeader> {
  const migration = (await hasTables(client)) ? await migrationOf(client) : null;
  if (migration === null) throw new BackupError("failed", "This database has no tables of Seneschal.");
  return newHeader({
    createdAt: now.toISOString(),
    migration,
    jobsMigration: await jobsMigrationOf(client),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  });
}

/** The size of a table on disk stands for the length of its rows as text, which nobody knows before. */
async function dumpAll(
  client: ClientBase,
  tables: readonly CatalogTable[],
  archive: Archive,
  progress: Progress,
): Promise<readonly TableContents[]> {
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const contents: TableContents[] = [];
  let done = 0;
  for (const table of tables) {
    const before = done;
    const onBytes = (bytes: number) => progress("Backing up", before + Math.min(bytes, table.bytes), total);
    contents.push(await dumpTable(client, table, archive, onBytes));
    done += table.bytes;
  }
  return contents;
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

export interface BackupCheck {
  readonly header: BackupHeader;
  readonly contents: readonly TableContents[];
  readonly chains: ChainReport;
}

/** Reads a whole backup back, and verifies the chains of its games and tournaments. `fileBytes` is its size. */
export function checkBackup(
  path: string,
  fileBytes: number,
  keys: BackupKeys,
  progress: Progress,
): Promise<BackupCheck> {
  return readBackup(
    path,
    keys,
    async (backup) => {
      const check = new ChainCheck();
      for (const table of backup.header.tables) {
        for await (const rows of backup.rowsOf(table)) check.take(table, rows);
      }
      const { tables } = await backup.finish();
      return { header: backup.header, contents: tables, chains: check.report() };
    },
    (bytes) => progress("Reading back", bytes, fileBytes),
  );
}
