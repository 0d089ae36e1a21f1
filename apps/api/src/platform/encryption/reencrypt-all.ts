import type { Pool } from "pg";
import { reencrypt, type SecretKind } from "./encrypted-secrets-store.ts";
import type { LoadSecretBox } from "./secret-box-loader.ts";

/** Seals what lies open and what an earlier key sealed; says how many of each kind no key that is here opens. */
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
