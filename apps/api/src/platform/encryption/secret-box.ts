import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";

/** The secret from which keys are derived: too long to be guessed. */
export const encryptionKey = z.string().min(32);

/** Encrypts secrets, so that reading the database alone does not reveal them. */
export interface SecretBox {
  /** Encrypts a secret. `about` names its owner: it cannot be decrypted for another one. */
  encrypt(secret: string, about: string): string;
  /**
   * Returns the secret, or `undefined` if no available key decrypts it for this owner. Plain text from before
   * encryption existed is returned as it is.
   */
  decrypt(sealed: string, about: string): string | undefined;
  /** Returns whether the secret is encrypted with the current key. */
  isUpToDate(sealed: string): boolean;
}

const prefix = "sealed1";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts with the first key and decrypts with all of them. */
export function secretBoxWith(secrets: readonly [string, ...string[]]): SecretBox {
  const keys = new Map(secrets.map((secret) => [nameOf(secret), keyFrom(secret)]));
  const name = nameOf(secrets[0]);
  const key = keyFrom(secrets[0]);
  return {
    encrypt: (secret, about) => [prefix, name, closed(key, secret, about)].join("."),
    decrypt(sealed, about) {
      const [mark, keyName = "", box = ""] = sealed.split(".");
      if (mark !== prefix) return sealed;
      const own = keys.get(keyName);
      return own && opened(own, Buffer.from(box, "base64url"), about);
    },
    isUpToDate: (sealed) => sealed.startsWith(`${prefix}.${name}.`),
  };
}

function closed(key: Buffer, secret: string, about: string): string {
  const iv = randomBytes(ivBytes);
  const lock = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(about));
  const text = Buffer.concat([lock.update(secret, "utf8"), lock.final()]);
  return Buffer.concat([iv, lock.getAuthTag(), text]).toString("base64url");
}

/** Returns `undefined` if the text was truncated, changed, or moved to another owner. */
function opened(key: Buffer, box: Buffer, about: string): string | undefined {
  if (box.length < ivBytes + tagBytes) return undefined;
  const lock = createDecipheriv("aes-256-gcm", key, box.subarray(0, ivBytes), { authTagLength: tagBytes });
  lock.setAAD(Buffer.from(about)).setAuthTag(box.subarray(ivBytes, ivBytes + tagBytes));
  const text = lock.update(box.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([text, lock.final()]).toString("utf8");
  } catch {
    // The authentication failed; there is no more to say.
    return undefined;
  }
}

const keyFrom = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "seneschal/sealing", 32));

/** Identifies a key without revealing anything about it. */
const nameOf = (secret: string) =>
  createHash("sha256").update(`seneschal/name of a key ${secret}`).digest("hex").slice(0, 8);
