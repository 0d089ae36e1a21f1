import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { z } from "zod";

/** What secrets are sealed with, wherever it is kept: too long to be guessed. */
export const encryptionKey = z.string().min(32);

/** Keeps secrets so that whoever reads the database alone cannot read them. */
export interface SecretBox {
  /** `about` names what the secret belongs to: in another place it cannot be opened. */
  encrypt(secret: string, about: string): string;
  /** None where no key that is here opens it, for this owner. What was written before there were seals lies open. */
  decrypt(sealed: string, about: string): string | undefined;
  /** Is it sealed with the key that seals now? */
  isUpToDate(sealed: string): boolean;
}

const prefix = "sealed1";
const ivBytes = 12;
const tagBytes = 16;

/** The first of the keys seals; all of them open. */
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

/** None where it was cut short, changed, or moved to another owner. */
function opened(key: Buffer, box: Buffer, about: string): string | undefined {
  if (box.length < ivBytes + tagBytes) return undefined;
  const lock = createDecipheriv("aes-256-gcm", key, box.subarray(0, ivBytes), { authTagLength: tagBytes });
  lock.setAAD(Buffer.from(about)).setAuthTag(box.subarray(ivBytes, ivBytes + tagBytes));
  const text = lock.update(box.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([text, lock.final()]).toString("utf8");
  } catch {
    // That the text is not what was sealed is all that can be said here.
    return undefined;
  }
}

const keyFrom = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "seneschal/sealing", 32));

/** Tells keys apart, and nothing of them. */
const nameOf = (secret: string) =>
  createHash("sha256").update(`seneschal/name of a key ${secret}`).digest("hex").slice(0, 8);
