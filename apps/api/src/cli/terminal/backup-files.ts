import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { BackupError } from "../../platform/backup/backup-error.ts";
import type { BackupKeys } from "../../platform/backup/lock.ts";

/** npm runs commands in their workspace, so paths are resolved against the folder of the caller. */
export const pathFrom = (given: string): string => resolve(process.env.INIT_CWD ?? ".", given);

/** In bytes. Opening a file that does not exist tells more than its size. */
export async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** The passphrase of the environment, and the private keys in a file as age-keygen writes it. */
export async function backupKeys(identityFile: string | undefined): Promise<BackupKeys> {
  const passphrase = process.env.BACKUP_PASSPHRASE || undefined;
  if (identityFile === undefined) return { passphrase, identities: [] };
  const text = await readFile(pathFrom(identityFile), "utf8").catch((cause: unknown) => {
    throw new BackupError("usage", `There is no file ${identityFile} that can be read.`, { cause });
  });
  const lines = text.split("\n").map((line) => line.trim());
  return { passphrase, identities: lines.filter((line) => line !== "" && !line.startsWith("#")) };
}
