import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BackupCheck, backUp, checkBackup } from "../composition/backup/back-up.ts";
import { BackupError } from "../platform/backup/backup-error.ts";
import type { TableContents } from "../platform/backup/backup-format.ts";
import type { BackupKeys, BackupLock } from "../platform/backup/lock.ts";
import { readKeyFile } from "../platform/encryption/key-file.ts";
import { type Environment, readEnvironment } from "../platform/environment/environment.ts";
import { hasCluster } from "../platform/postgres/embedded/embedded-postgres.ts";
import { openPool } from "../platform/postgres/open-pool.ts";
import { amountOf, countOf, megabytes } from "./terminal/amounts.ts";
import { backupKeys, pathFrom, sizeOf } from "./terminal/backup-files.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { runCommand } from "./terminal/run-command.ts";

// npm run backup -- FILE: copies the database of a running server into a file, and reads it back. docs/operations.md
const usage = `Usage: npm run backup -- FILE [--recipient PUBLIC-KEY]…
       npm run backup -- --verify FILE [--identity KEY-FILE]
BACKUP_PASSPHRASE encrypts the file, or decrypts it.`;

await runCommand(() => {
  const { path, recipients, identity, isVerified } = readArguments();
  return isVerified ? verify(path, identity) : make(path, recipients);
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        recipient: { type: "string", multiple: true, default: [] },
        identity: { type: "string" },
        verify: { type: "boolean", default: false },
      },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new BackupError("usage", usage);
    return {
      path: pathFrom(file),
      recipients: values.recipient,
      identity: values.identity,
      isVerified: values.verify,
    };
  } catch (cause) {
    throw new BackupError("usage", usage, { cause });
  }
}

async function verify(path: string, identity: string | undefined): Promise<boolean> {
  const check = await readBack(path, await backupKeys(identity));
  console.log(`${path} was made on ${check.header.createdAt}: ${amountOf(check.contents)}.`);
  return tell(check);
}

async function make(path: string, recipients: readonly string[]): Promise<boolean> {
  if (existsSync(path)) throw new BackupError("usage", `${path} exists. Choose another name, or remove it first.`);
  const environment = readEnvironment();
  const keys = await backupKeys(undefined);
  const lock = lockFrom(keys, recipients);
  const contents = await copyDatabase(environment, path, lock);
  console.log(`${path} (${megabytes(await sizeOf(path))}) has ${amountOf(contents)}.`);
  for (const line of keyReminder(environment, lock)) console.log(line);
  if (lock?.type !== "recipients") return tell(await readBack(path, keys));
  console.log("Only its private key reads it back: npm run backup -- --verify FILE --identity KEY-FILE");
  return true;
}

function lockFrom({ passphrase }: BackupKeys, recipients: readonly string[]): BackupLock | undefined {
  if (recipients.length === 0) return passphrase === undefined ? undefined : { type: "passphrase", passphrase };
  if (passphrase === undefined) return { type: "recipients", recipients };
  throw new BackupError("usage", "Encrypt with --recipient or with BACKUP_PASSPHRASE, not with both.");
}

async function copyDatabase(
  environment: Environment,
  path: string,
  lock: BackupLock | undefined,
): Promise<readonly TableContents[]> {
  const { DATABASE_URL, DATA_DIR } = environment;
  if (DATABASE_URL === undefined && !hasCluster(join(DATA_DIR, "postgres"))) {
    throw new BackupError("failed", `There is no database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL.`);
  }
  // Not migrated: a backup changes nothing.
  const database = await openPool(environment, async () => {});
  const progress = progressBar();
  try {
    const secretKey = DATABASE_URL === undefined ? readKeyFile(DATA_DIR) : undefined;
    return await backUp({ pool: database.pool, path, lock, secretKey, now: new Date(), progress: progress.show });
  } finally {
    progress.end();
    await database.close();
  }
}

async function readBack(path: string, keys: BackupKeys): Promise<BackupCheck> {
  const progress = progressBar();
  try {
    return await checkBackup(path, await sizeOf(path), keys, progress.show);
  } finally {
    progress.end();
  }
}

function tell({ chains: { games, tournaments, faults } }: BackupCheck): boolean {
  for (const fault of faults) console.error(fault);
  const verdict = faults.length === 0 ? "are sound" : `have ${faults.length} faults`;
  console.log(
    `It was read back: the chains of ${countOf(games, "game")}, ${countOf(tournaments, "tournament")} and the audit log ${verdict}.`,
  );
  return faults.length === 0;
}

/** What must be kept besides the file, so that all secrets can be decrypted after a restore. */
function keyReminder(
  { SECRET_KEY, DATABASE_URL, DATA_DIR }: Environment,
  lock: BackupLock | undefined,
): readonly string[] {
  const open =
    lock === undefined
      ? ["It is not encrypted: anyone who has it can read e-mail addresses and the secrets of games."]
      : [];
  if (SECRET_KEY !== undefined) return [...open, "It does not contain SECRET_KEY: keep that separately."];
  if (DATABASE_URL === undefined && lock === undefined) {
    return [...open, `It does not contain ${join(DATA_DIR, "secret-key")}: keep a copy of that file separately.`];
  }
  return open;
}
