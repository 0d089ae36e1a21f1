import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { encryptionKey, type SecretBox, secretBoxWith } from "./secret-box.ts";
import { serverKey, serverKeyIfAny } from "./server-keys-store.ts";

/** Loads the secret box of this server on first use. */
export type LoadSecretBox = () => Promise<SecretBox>;

const name = "sealing";

/** Uses the secrets that are stored outside the database. Without any, a key is created in the database. */
export function secretBoxLoader(pool: Pool, outside: readonly string[]): LoadSecretBox {
  let secretBox: Promise<SecretBox> | undefined;
  return () => {
    secretBox ??= readSecretBox(pool, outside).catch((error: unknown) => {
      // The next caller tries again.
      secretBox = undefined;
      throw error;
    });
    return secretBox;
  };
}

async function readSecretBox(pool: Pool, outside: readonly string[]): Promise<SecretBox> {
  const [first, ...others] = outside;
  if (first === undefined) {
    return secretBoxWith([
      encryptionKey.parse(await serverKey(pool, name, () => randomBytes(32).toString("base64url"))),
    ]);
  }
  const inside = await serverKeyIfAny(pool, name);
  return secretBoxWith([first, ...others, ...(inside === undefined ? [] : [encryptionKey.parse(inside)])]);
}
