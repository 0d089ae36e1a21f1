import type { Pool } from "pg";
import { reencrypt } from "../../platform/encryption/encrypted-secrets-store.ts";
import { readKeyFile, replaceKeyFile } from "../../platform/encryption/key-file.ts";
import { existingSecretBox } from "../../platform/encryption/secret-box-loader.ts";
import type { Environment } from "../../platform/environment/environment.ts";

type KeyVariables = Pick<Environment, "SECRET_KEY" | "SECRET_KEY_PREVIOUS" | "DATABASE_URL" | "DATA_DIR">;

/** Puts the key of a backup where the server reads it. With an external database, the server reads no file. */
export function restoreKeyFile({ DATABASE_URL, DATA_DIR }: KeyVariables, secretKey: string | undefined): void {
  if (secretKey !== undefined && DATABASE_URL === undefined) replaceKeyFile(DATA_DIR, secretKey);
}

/** How many secrets of the database cannot be decrypted with the keys that a server would have here. */
export async function unreadableSecrets(pool: Pool, variables: KeyVariables): Promise<number> {
  const { SECRET_KEY, SECRET_KEY_PREVIOUS, DATABASE_URL, DATA_DIR } = variables;
  const inFile = DATABASE_URL === undefined ? readKeyFile(DATA_DIR) : undefined;
  const secrets = [SECRET_KEY, inFile, SECRET_KEY_PREVIOUS].filter((secret) => secret !== undefined);
  const { decrypt } = await existingSecretBox(pool, secrets);
  // Returned as it is, nothing is written.
  const counts = await reencrypt(pool, (owner, secret) => (decrypt(secret, owner) === undefined ? undefined : secret));
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
