import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { encryptionKey, type SecretBox, secretBoxWith } from "./secret-box.ts";
import { findServerKey, serverKey } from "./server-keys-store.ts";

/** Loads the secret box of this server on first use. */
export type LoadSecretBox = () => Promise<SecretBox>;

const name = "sealing";

/** Uses the secrets that are stored outside the database. Without any, a key is created in the database. */
export function secretBoxLoader(pool: Pool, external: readonly string[]): LoadSecretBox {
  let secretBox: Promise<SecretBox> | undefined;
  return () => {
    secretBox ??= readSecretBox(pool, external).catch((error: unknown) => {
      // The next caller tries again.
      secretBox = undefined;
      throw error;
    });
    return secretBox;
  };
}

/** The secret box of the keys that exist. It creates none: without any, nothing encrypted can be decrypted. */
export async function existingSecretBox(pool: Pool, external: readonly string[]): Promise<SecretBox> {
  const internal = await findServerKey(pool, name);
  const [first = newKey(), ...others] = [
    ...external,
    ...(internal === undefined ? [] : [encryptionKey.parse(internal)]),
  ];
  return secretBoxWith([first, ...others]);
}

const newKey = () => randomBytes(32).toString("base64url");

async function readSecretBox(pool: Pool, external: readonly string[]): Promise<SecretBox> {
  const [first, ...others] = external;
  if (first === undefined) {
    return secretBoxWith([encryptionKey.parse(await serverKey(pool, name, newKey))]);
  }
  const internal = await findServerKey(pool, name);
  return secretBoxWith([first, ...others, ...(internal === undefined ? [] : [encryptionKey.parse(internal)])]);
}
