import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encryptionKey } from "./secret-box.ts";

interface Outside {
  readonly named: string | undefined;
  /** What was named earlier: it opens what it sealed, and seals no more. */
  readonly before: string | undefined;
  /** Where a file may be kept; beside a database elsewhere, other processes would not find it. */
  readonly folder: string | undefined;
}

/** The secrets that stand outside the database, the one that counts now first; none where nobody keeps any. */
export function secretsOutside({ named, before, folder }: Outside): readonly string[] {
  const inFile = folder === undefined ? undefined : secretIn(folder);
  return [named, inFile, before].filter((secret) => secret !== undefined);
}

/** Made by whichever process comes first. */
function secretIn(folder: string): string {
  const file = join(folder, "secret-key");
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) makeSecret(file);
  const { success, data: secret } = encryptionKey.safeParse(readFileSync(file, "utf8").trim());
  if (success) return secret;
  throw new Error(
    `The file ${file} holds no key of 32 letters or more: bring it back from a backup, or delete it to begin with a new one.`,
  );
}

/** Under its name the file is whole, or not there: whoever comes second, also after a power cut, finds no half of it. */
function makeSecret(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
