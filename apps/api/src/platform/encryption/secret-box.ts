import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";

/** The secret from which keys are derived: too long to be guessed. */
export const encryptionKey = z.string().min(32);

/** Encrypts secrets, so that reading the database alone does not reveal them. */
export interface SecretBox {
  /** Encrypts a secret. `about` names its owner: it cannot be decrypted for another one. */
  encrypt(secret: string, owner: string): string;
  /**
   * Returns the secret, or `undefined` if no available key decrypts it for this owner. Plain text from before
   * encryption existed is returned as it is.
   */
  decrypt(encrypted: string, owner: string): string | undefined;
  /** Returns whether the secret is encrypted with the current key. */
  isUpToDate(encrypted: string): boolean;
}

const prefix = "sealed1";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts with the first key and decrypts with all of them. */
export function secretBoxWith(secrets: readonly [string, ...string[]]): SecretBox {
  const keys = new Map(secrets.map((secret) => [keyIdOf(secret), keyFrom(secret)]));
  const name = keyIdOf(secrets[0]);
  const key = keyFrom(secrets[0]);
  return {
    encrypt: (secret, owner) => [prefix, name, encryptWith(key, secret, owner)].join("."),
    decrypt(encrypted, owner) {
      const [mark, keyName = "", box = ""] = encrypted.split(".");
      if (mark !== prefix) return encrypted;
      const own = keys.get(keyName);
      return own && decryptWith(own, Buffer.from(box, "base64url"), owner);
    },
    isUpToDate: (encrypted) => encrypted.startsWith(`${prefix}.${name}.`),
  };
}

function encryptWith(key: Buffer, secret: string, owner: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/** Returns `undefined` if the text was truncated, changed, or moved to another owner. */
function decryptWith(key: Buffer, box: Buffer, owner: string): string | undefined {
  if (box.length < ivBytes + tagBytes) return undefined;
  const cipher = createDecipheriv("aes-256-gcm", key, box.subarray(0, ivBytes), { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(owner)).setAuthTag(box.subarray(ivBytes, ivBytes + tagBytes));
  const text = cipher.update(box.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([text, cipher.final()]).toString("utf8");
  } catch {
    // The authentication failed; there is no more to say.
    return undefined;
  }
}

const keyFrom = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "seneschal/sealing", 32));

/** Identifies a key without revealing anything about it. */
const keyIdOf = (secret: string) =>
  createHash("sha256").update(`seneschal/name of a key ${secret}`).digest("hex").slice(0, 8);
