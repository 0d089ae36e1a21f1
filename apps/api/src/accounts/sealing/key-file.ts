import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Outside {
  readonly named: string | undefined;
  /** Where a file may be kept; beside a database elsewhere, other processes would not find it. */
  readonly folder: string | undefined;
}

/** The secrets that stand outside the database, the one that counts now first; none where nobody keeps any. */
export function secretsOutside({ named, folder }: Outside): readonly string[] {
  return [...(named === undefined ? [] : [named]), ...(folder === undefined ? [] : [secretIn(folder)])];
}

/** Made by whichever process comes first. */
function secretIn(folder: string): string {
  const file = join(folder, "secret-key");
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
