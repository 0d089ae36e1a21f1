import { parseArgs } from "node:util";
import { projectionDifferences } from "../composition/backup/projection-differences-queries.ts";
import { type Restored, restore } from "../composition/backup/restore.ts";
import { restoreKeyFile, unreadableSecrets } from "../composition/backup/restored-secrets.ts";
import { serverRulesets } from "../composition/packages/server-rulesets.ts";
import { BackupError } from "../platform/backup/backup-error.ts";
import { type BackupReader, readBackup } from "../platform/backup/read-backup.ts";
import { type Environment, readEnvironment } from "../platform/environment/environment.ts";
import { type Database, openPool } from "../platform/postgres/open-pool.ts";
import { amountOf, countOf, grouped } from "./terminal/amounts.ts";
import { backupKeys, pathFrom, sizeOf } from "./terminal/backup-files.ts";
import { progressBar } from "./terminal/progress-bar.ts";
import { runCommand } from "./terminal/run-command.ts";

// npm run restore -- FILE: loads a backup into an empty database, and verifies everything. docs/operations.md
const usage = `Usage: npm run restore -- FILE [--identity KEY-FILE]
BACKUP_PASSPHRASE decrypts the file.`;

const progress = progressBar();

await runCommand(async () => {
  const { path, identity } = readArguments();
  const environment = readEnvironment();
  const keys = await backupKeys(identity);
  const size = await sizeOf(path);
  const onBytes = (bytes: number) => progress.show("Restoring", bytes, size);
  try {
    return await readBackup(path, keys, (backup) => restoreAndVerify(environment, backup), onBytes);
  } finally {
    progress.end();
  }
});

function readArguments() {
  try {
    const options = { identity: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new BackupError("usage", usage);
    return { path: pathFrom(file), identity: values.identity };
  } catch (cause) {
    throw new BackupError("usage", usage, { cause });
  }
}

async function restoreAndVerify(environment: Environment, backup: BackupReader): Promise<boolean> {
  // The tables are created as the backup needs them.
  const database = await openPool(environment, async () => {});
  try {
    const restored = await restore(database.url, backup, progress.show);
    progress.end();
    console.log(`Restored ${amountOf(restored.contents)}: all rows are as they are in the backup.`);
    return await verify(environment, database, backup, restored);
  } finally {
    await database.close();
  }
}

async function verify(
  environment: Environment,
  { pool }: Database,
  { secretKey }: BackupReader,
  { chains }: Restored,
): Promise<boolean> {
  restoreKeyFile(environment, secretKey);
  const differences = await projectionDifferences(pool, await serverRulesets(environment), (done, total) =>
    progress.show("Checking games", done, total),
  );
  progress.end();
  for (const fault of [...chains.faults, ...differences]) console.error(fault);
  console.log(
    `${countOf(chains.games, "game")}, ${countOf(chains.tournaments, "tournament")} and the audit log: ${countOf(chains.faults.length, "fault")} in their chains. Projections: ${countOf(differences.length, "difference")} from the events.`,
  );
  if (differences.length > 0) console.log("npm run rebuild writes the projections again.");
  await tellSecrets(environment, pool);
  return chains.faults.length === 0 && differences.length === 0;
}

async function tellSecrets(environment: Environment, pool: Database["pool"]): Promise<void> {
  const unreadable = await unreadableSecrets(pool, environment);
  if (unreadable === 0) return;
  console.log(
    `${grouped(unreadable)} secrets (second factors, webhooks, Web Push) cannot be decrypted with the key here. Before you start the server, put the file secret-key into the data folder, or set SECRET_KEY as it was.`,
  );
}
