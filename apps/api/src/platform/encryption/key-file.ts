import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encryptionKey } from "./secret-box.ts";

interface SecretSources {
  readonly configured: string | undefined;
  /** The previous secret: it decrypts but no longer encrypts. */
  readonly previous: string | undefined;
  /**
   * The folder for the key file. With an external database there is none, because other processes would not find the
   * file.
   */
  readonly folder: string | undefined;
}

/** Returns the secrets that are stored outside the database, the current one first; empty if there are none. */
export function externalSecrets({ configured, previous, folder }: SecretSources): readonly string[] {
  const inFile = folder === undefined ? undefined : secretInFile(folder);
  return [configured, inFile, previous].filter((secret) => secret !== undefined);
}

/** The key file of a folder as it is, or `undefined` if there is none. */
export function readKeyFile(folder: string): string | undefined {
  const file = pathIn(folder);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/** Puts another key in the place of the one in the folder. */
export function replaceKeyFile(folder: string, secret: string): void {
  mkdirSync(folder, { recursive: true });
  const draft = writeDraft(pathIn(folder), secret);
  renameSync(draft, pathIn(folder));
}

const pathIn = (folder: string) => join(folder, "secret-key");

/** Created by the first process. */
function secretInFile(folder: string): string {
  const file = pathIn(folder);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) createSecret(file);
  const { success, data: secret } = encryptionKey.safeParse(readFileSync(file, "utf8").trim());
  if (success) return secret;
  throw new Error(
    `The file ${file} holds no key of 32 letters or more: bring it back from a backup, or delete it to begin with a new one.`,
  );
}

/**
 * Writes a temporary file and links it to its name. The key file is therefore complete or missing, even after a power
 * cut.
 */
function createSecret(file: string): void {
  const draft = writeDraft(file, randomBytes(32).toString("base64url"));
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeDraft(file: string, secret: string): string {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, secret, { flag: "wx", mode: 0o600, flush: true });
  return draft;
}
