import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { encryptionKey, type SecretBox, secretBoxWith } from "./secret-box.ts";
import { serverKey, serverKeyIfAny } from "./server-keys-store.ts";

/** What seals in this house, read when somebody first asks for it. */
export type LoadSecretBox = () => Promise<SecretBox>;

const name = "sealing";

/** With the secrets that stand outside the database; a house that has none keeps one inside. */
export function secretBoxLoader(pool: Pool, outside: readonly string[]): LoadSecretBox {
  let secretBox: Promise<SecretBox> | undefined;
  return () => {
    secretBox ??= readSecretBox(pool, outside).catch((error: unknown) => {
      // Asked again by whoever comes next.
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
