import type { Pool } from "pg";
import { reencrypt, type SecretKind } from "./encrypted-secrets-store.ts";
import type { LoadSecretBox } from "./secret-box-loader.ts";

/**
 * Encrypts plain secrets, and those encrypted with an earlier key. Returns how many of each kind no available key
 * decrypts.
 */
export async function reencryptAll(
  pool: Pool,
  loadSecretBox: LoadSecretBox,
): Promise<Readonly<Record<SecretKind, number>>> {
  const { decrypt, encrypt, isUpToDate } = await loadSecretBox();
  return reencrypt(pool, (owner, secret) => {
    if (isUpToDate(secret)) return secret;
    const plain = decrypt(secret, owner);
    return plain === undefined ? undefined : encrypt(plain, owner);
  });
}
