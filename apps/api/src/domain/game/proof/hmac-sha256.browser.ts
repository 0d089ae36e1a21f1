import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * The same as `hmac-sha256.ts` in plain JavaScript, for browsers that verify games: their own hashes need an encrypted
 * connection.
 */
export function hmacSha256(key: Uint8Array, ...parts: readonly (string | Uint8Array)[]): Uint8Array {
  const mac = hmac.create(sha256, key);
  for (const part of parts) mac.update(typeof part === "string" ? utf8ToBytes(part) : part);
  return mac.digest();
}
