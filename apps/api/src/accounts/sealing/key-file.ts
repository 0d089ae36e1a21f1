import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../../environment.ts";

type Wishes = Pick<Environment, "SECRET_KEY" | "DATABASE_URL" | "SENESCHAL_DATA">;

/** The secrets that stand outside the database, the one that counts now first; none where nobody keeps any. */
export function secretsOutside({ SECRET_KEY, DATABASE_URL, SENESCHAL_DATA }: Wishes): readonly string[] {
  const named = SECRET_KEY === undefined ? [] : [SECRET_KEY];
  // Beside a database elsewhere, other processes would not find the file.
  return DATABASE_URL === undefined ? [...named, secretIn(SENESCHAL_DATA)] : named;
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
